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

test("behaviour: a read from before a deletion does not restore the secret", async () => {
  const store = createMemoryStore();
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let isSlow = false;
  const { save, refresh, remove, list, advance } = start({
    ...store,
    async readSecrets() {
      const read = await store.readSecrets();
      if (isSlow) await ended;
      return read;
    },
  });
  await save(given);
  expect(list()).toEqual([SECRET]);
  await expect.poll(refresh).toBe(false);
  isSlow = true;
  advance(60_000);
  const reading = refresh();
  await remove(given.webhook_id);
  expect(list()).toEqual([]);
  end();
  await reading;
  expect(list()).toEqual([]);
});

test("behaviour: a known secret that another instance sealed with a newer key stays usable and counts as unopened", async () => {
  const store = createMemoryStore();
  const newer = createSecretBox({ keys: [new Uint8Array(32).fill(2), new Uint8Array(32).fill(1)] });
  const { save, list, unopened, has } = start(store);
  await save(given);
  await expect.poll(async () => (await store.readSecrets()).length).toBe(1);
  const replacing = createSecrets({
    store,
    secretBox: newer,
    webhookSecrets: [],
    now: () => 0,
    logger: createTestLogger(),
  });
  const sealedFor = async () => {
    const [row] = await store.readSecrets();
    return row && newer.isCurrent({ sealed: row.sealed, label: "wh_1 1" });
  };
  await expect.poll(sealedFor).toBe(true);
  expect(replacing.list()).toEqual([SECRET]);
  await store.saveSecret({ webhook_id: "wh_2", version: 1, sealed: Uint8Array.of(9), valid_until: null });
  await expect.poll(unopened).toBe(2);
  expect([list(), has("wh_1"), has("wh_2")]).toEqual([[SECRET], true, true]);
});

test("behaviour: an unopened secret counts until it expires", async () => {
  const store = createMemoryStore();
  const { now } = createTestTime();
  await store.saveSecret({ webhook_id: "w", version: 1, sealed: Uint8Array.of(9), valid_until: now() + 1_000 });
  const { refresh, unopened, advance } = start(store);
  await refresh();
  expect(unopened()).toBe(1);
  advance(1_000);
  expect(unopened()).toBe(0);
});

test("behaviour: deleting an endpoint removes a secret that could not be stored", async () => {
  const { save, remove, list } = start({
    ...createMemoryStore(),
    saveSecret: () => Promise.reject(new StoreError("full")),
  });
  await save(given);
  expect(list()).toEqual([SECRET]);
  await remove(given.webhook_id);
  expect(list()).toEqual([]);
});

test("behaviour: an invalid signing secret is not stored", async () => {
  const store = createMemoryStore();
  const { save, list } = start(store);
  await save({ ...given, secret: "shown once, then hidden" });
  expect(list()).toEqual([]);
  expect(await store.readSecrets()).toEqual([]);
});
