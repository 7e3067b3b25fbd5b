import {
  createWebhook,
  deleteWebhook,
  type Operation,
  replaceWebhook,
  rotateWebhookSecret,
} from "@partner-kit/contract";
import { expect, test, vi } from "vitest";
import { createTestLogger } from "../../test/createTestLogger.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { Refusal } from "../Refusal.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import type { Store } from "../store/Store.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import { createSecretMaking } from "./createSecretMaking.ts";

const receiverUrl = "https://admin.example/kit/webhook";
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Two instances on one store, and a service that answers when it is told to. */
function start(isShared = true) {
  const time = createTestTime();
  const store: Store = { ...createMemoryStore({ now: time.now }), isShared };
  const settings = { store, receiverUrl, changeTimeout: 30 * SECOND, now: time.now, logger: createTestLogger() };
  const [one, other] = [createSecretMaking(settings), createSecretMaking(settings)];
  let respond = (_status: number): void => undefined;
  let fail = (_error: unknown): void => undefined;
  const upstream: Pick<Upstream, "send"> = {
    send: () =>
      new Promise((resolve, reject) => {
        respond = (status) => resolve({ status, bytes: new Uint8Array(), envelope: null, retryAfter: undefined });
        fail = reject;
      }),
  };
  const settle = () => new Promise(setImmediate);
  return {
    time,
    /** Whether each of the two knows of a secret in the making. */
    known: async () => [await one.isUnderWay(), await other.isUnderWay()],
    async send(operation: Operation, input: Readonly<Record<string, unknown>>) {
      const { send } = one.watch({ ...noUpstream, ...upstream });
      const caller = { isCancelled: false, onCancel: () => () => undefined };
      const done = send({ operation, input, reader: { caller } }).then(
        () => "done",
        () => "failed",
      );
      await settle();
      return {
        async respond(status = 200) {
          respond(status);
          return done;
        },
        async fail(error: unknown) {
          fail(error);
          return done;
        },
      };
    },
  };
}

const noUpstream: Upstream = {
  send: () => Promise.reject(new Error("not sent")),
  state: () => "unknown",
  backOff: () => ({ reads: 0, changes: 0, withdrawals: 0, public: 0 }),
  load: () => ({ calls: 0, queued: 0 }),
  resume: () => undefined,
  forget: () => undefined,
};

test.each<[Operation, Readonly<Record<string, unknown>>]>([
  [createWebhook, { url: receiverUrl.replace(".example", ".example:443") }],
  [rotateWebhookSecret, { webhook_id: "w" }],
])("default: every instance knows, until shortly after $name was answered", async (operation, input) => {
  const { send, known, time } = start();
  expect(await known()).toEqual([false, false]);
  const call = await send(operation, input);
  expect(await known()).toEqual([true, true]);
  await call.respond();
  expect(await known()).toEqual([true, true]);
  time.advance(40 * SECOND);
  expect(await known()).toEqual([false, false]);
});

test("behaviour: an instance alone ends ten seconds after the answer", async () => {
  const { send, known, time } = start(false);
  const call = await send(rotateWebhookSecret, { webhook_id: "w" });
  time.advance(MINUTE);
  expect(await known()).toEqual([true, false]);
  await call.respond();
  time.advance(10 * SECOND - 1);
  expect(await known()).toEqual([true, false]);
  time.advance(1);
  expect(await known()).toEqual([false, false]);
});

test("behaviour: after an answer that was lost there is time to rotate the secret", async () => {
  const { send, known, time } = start();
  const call = await send(createWebhook, { url: receiverUrl });
  expect(await call.fail(new Refusal({ code: "UPSTREAM_TIMEOUT", message: "late" }))).toBe("failed");
  time.advance(40 * MINUTE);
  expect(await known()).toEqual([true, true]);
});

test("behaviour: so there is for an endpoint that was pointed here", async () => {
  const { send, known, time } = start();
  await (await send(replaceWebhook, { webhook_id: "w", url: receiverUrl })).respond();
  time.advance(40 * MINUTE);
  expect(await known()).toEqual([true, true]);
  time.advance(5 * MINUTE);
  expect(await known()).toEqual([false, false]);
});

test.each<[string, Operation, Readonly<Record<string, unknown>>, status: number]>([
  ["an endpoint that points elsewhere", createWebhook, { url: "https://elsewhere.example/" }, 200],
  ["an endpoint moved elsewhere", replaceWebhook, { webhook_id: "w", url: "https://elsewhere.example/" }, 200],
  ["a change that was refused", replaceWebhook, { webhook_id: "w", url: receiverUrl }, 404],
  ["a deletion", deleteWebhook, { webhook_id: "w" }, 200],
])("behaviour: %s makes no secret for the receiver", async (_, operation, input, status) => {
  const { send, known } = start();
  await (await send(operation, input)).respond(status);
  expect(await known()).toEqual([false, false]);
});

test("behaviour: any number of deliveries that no secret fits share a read of the store", async () => {
  const store = createMemoryStore();
  const readShared = vi.fn(store.readShared);
  const settings = { receiverUrl, changeTimeout: 30 * SECOND, now: () => 0, logger: createTestLogger() };
  const making = createSecretMaking({ ...settings, store: { ...store, isShared: true, readShared } });
  const known = await Promise.all(Array.from({ length: 100 }, () => making.isUnderWay()));
  expect(new Set(known)).toEqual(new Set([false]));
  expect(readShared).toHaveBeenCalledTimes(2);
});
