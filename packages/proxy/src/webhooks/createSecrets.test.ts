import { expect, test } from "vitest";
import { createTestLogger } from "../../test/createTestLogger.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { SECRET } from "../../test/signDelivery.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { createSecretBox } from "../store/createSecretBox.ts";
import type { Store } from "../store/Store.ts";
import { StoreError } from "../store/StoreError.ts";
import { createSecrets } from "./createSecrets.ts";

const secretBox = createSecretBox({ keys: [new Uint8Array(32).fill(1)] });
const given = { webhook_id: "wh_1", version: 1, secret: SECRET };

function start(store: Store) {
  const { now, advance } = createTestTime();
  return { ...createSecrets({ store, secretBox, webhookSecrets: [], now, logger: createTestLogger() }), advance };
}

test("behaviour: a read begun before an endpoint was deleted does not bring its secret back", async () => {
  const store = createMemoryStore();
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let isSlow = false;
  const { keep, refresh, forget, list, advance } = start({
    ...store,
    async readSecrets() {
      const read = await store.readSecrets();
      if (isSlow) await ended;
      return read;
    },
  });
  await keep(given);
  expect(list()).toEqual([SECRET]);
  await expect.poll(refresh).toBe(false);
  isSlow = true;
  advance(60_000);
  const reading = refresh();
  await forget(given.webhook_id);
  expect(list()).toEqual([]);
  end();
  await reading;
  expect(list()).toEqual([]);
});

test("behaviour: with the endpoint a secret goes that could not be kept", async () => {
  const { keep, forget, list } = start({
    ...createMemoryStore(),
    saveSecret: () => Promise.reject(new StoreError("full")),
  });
  await keep(given);
  expect(list()).toEqual([SECRET]);
  await forget(given.webhook_id);
  expect(list()).toEqual([]);
});

test("behaviour: what is no signing secret is not kept, for nothing could be verified with it", async () => {
  const store = createMemoryStore();
  const { keep, list } = start(store);
  await keep({ ...given, secret: "shown once, then hidden" });
  expect(list()).toEqual([]);
  expect(await store.readSecrets()).toEqual([]);
});
