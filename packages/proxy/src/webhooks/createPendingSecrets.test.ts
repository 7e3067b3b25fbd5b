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
import { HttpError } from "../http/HttpError.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import type { Store } from "../store/Store.ts";
import { createPendingSecrets } from "./createPendingSecrets.ts";

const receiverUrl = "https://admin.example/kit/webhook";
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Two instances on one store. */
function start(isShared = true) {
  const time = createTestTime();
  const store: Store = { ...createMemoryStore({ now: time.now }), isShared };
  const settings = { store, receiverUrl, changeTimeout: 30 * SECOND, now: time.now, logger: createTestLogger() };
  const [one, other] = [createPendingSecrets(settings), createPendingSecrets(settings)];
  return {
    time,
    /** Whether each instance reports a pending secret. */
    known: async () => [await one.hasPending(), await other.hasPending()],
    async send(operation: Operation, input: Readonly<Record<string, unknown>>) {
      const change = { operation, input };
      await one.begin(change);
      return {
        respond: (status = 200) => one.end(change, { status }),
        fail: (error: unknown) => one.end(change, { error }),
      };
    },
  };
}

test.each<[Operation, Readonly<Record<string, unknown>>]>([
  [createWebhook, { url: receiverUrl.replace(".example", ".example:443") }],
  [rotateWebhookSecret, { webhook_id: "w" }],
])(
  "default: every instance reports a pending secret until shortly after the response of $name",
  async (operation, input) => {
    const { send, known, time } = start();
    expect(await known()).toEqual([false, false]);
    const call = await send(operation, input);
    expect(await known()).toEqual([true, true]);
    await call.respond();
    expect(await known()).toEqual([true, true]);
    time.advance(40 * SECOND);
    expect(await known()).toEqual([false, false]);
  },
);

test("behaviour: a single instance stops ten seconds after the response", async () => {
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

test("behaviour: after a lost response there is time to rotate the secret", async () => {
  const { send, known, time } = start();
  const call = await send(createWebhook, { url: receiverUrl });
  await call.fail(new HttpError({ code: "UPSTREAM_TIMEOUT", message: "late" }));
  time.advance(40 * MINUTE);
  expect(await known()).toEqual([true, true]);
});

test("behaviour: an endpoint whose URL was changed to the receiver also has time for a rotation", async () => {
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
])("behaviour: %s creates no secret for the receiver", async (_, operation, input, status) => {
  const { send, known } = start();
  await (await send(operation, input)).respond(status);
  expect(await known()).toEqual([false, false]);
});

test("behaviour: concurrent deliveries that match no secret share one store access", async () => {
  const store = createMemoryStore();
  const readShared = vi.fn(store.readShared);
  const settings = { receiverUrl, changeTimeout: 30 * SECOND, now: () => 0, logger: createTestLogger() };
  const pendingSecrets = createPendingSecrets({ ...settings, store: { ...store, isShared: true, readShared } });
  const known = await Promise.all(Array.from({ length: 100 }, () => pendingSecrets.hasPending()));
  expect(new Set(known)).toEqual(new Set([false]));
  expect(readShared).toHaveBeenCalledTimes(2);
});
