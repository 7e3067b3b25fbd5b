import { listAudit } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { expect, test } from "vitest";
import { createTestProxy, ORIGIN } from "../../test/createTestProxy.ts";
import { readOutcome } from "../../test/readOutcome.ts";
import type { Grant } from "../access/createAuthenticator.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { verifyAudit } from "../store/verifyAudit.ts";

function start(parameters: Partial<CreateProxyParameters> = {}) {
  const store = createMemoryStore();
  const test = createTestProxy({ store, ...parameters });
  return {
    ...test,
    store,
    post: (path: string, body: object) => test.call(path, { method: "POST", body: JSON.stringify(body) }),
  };
}

const bankAccount = { account_number: "0123456789", bank_code: "044" };

test("default: audit:view can read the chain, which verifies", async () => {
  const { post, proxy, store } = start();
  for (let count = 0; count < 2; count += 1) await post("/partner/wallets/fiat/verify-account", bankAccount);
  const fetch: typeof globalThis.fetch = (input, init) => proxy.fetch(new Request(input, init));
  const client = createClient({ baseUrl: `${ORIGIN}/partner-kit`, fetch });
  const { records, next } = await client.call(listAudit, { after: 1, limit: 1 });
  expect([records.map(({ seq }) => seq), next]).toEqual([[2], 2]);
  expect(await client.call(listAudit, { after: 3 })).toMatchObject({ records: [{ seq: 4 }], next: null });
  expect(await verifyAudit({ store })).toMatchObject({ isIntact: true, last: { seq: 4 } });
});

test("behaviour: other scopes cannot read the audit", async () => {
  const read = async (scopes: Grant["scopes"]) =>
    readOutcome(await start({ authorize: () => ({ subject: "ada", scopes }) }).call("/kit/audit"));
  expect(await read(["webhooks:view", "webhooks:manage", "wallets:withdraw"])).toEqual([403, "GRANT_MISSING"]);
  expect(await read("all")).toEqual([403, "GRANT_MISSING"]);
  expect(await read(["audit:view"])).toEqual([200, undefined]);
});

test.each(["after=-1", "limit=0", "limit=1001", "limit=1&limit=2", "before=3"])(
  "behaviour: %s is refused",
  async (query) => {
    expect(await readOutcome(await start().call(`/kit/audit?${query}`))).toEqual([400, "VALIDATION_FAILED"]);
  },
);
