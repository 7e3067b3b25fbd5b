import { createClock, createMockService } from "@partner-kit/mock";
import { expect, test } from "vitest";
import { createApprovalProxy, readApproval, START } from "../../test/createApprovalProxy.ts";

const QUOTES = "/partner/wallets/withdrawals/quotes";
const WITHDRAWALS = "/partner/wallets/withdrawals";

/** A proxy with a held withdrawal. `change` changes the quotes that the service returns after the first one. */
async function start(
  change: (quote: object) => object = (quote) => quote,
  { key = "payroll-7", review = (quote: object) => quote } = {},
) {
  let time = START;
  const service = createMockService({ clock: createClock({ now: () => time }) });
  const submitted: object[] = [];
  let quotes = 0;
  const proxy = createApprovalProxy({
    service,
    now: () => time,
    async fetch(input, init) {
      const request = new Request(input, init);
      if (request.url.endsWith(WITHDRAWALS)) submitted.push(await request.clone().json());
      const response = await service.fetch(request);
      if (!request.url.endsWith(QUOTES) || !response.ok) return response;
      quotes += 1;
      const { data } = await response.json();
      return Response.json({ status: "success", data: quotes === 1 ? review(data) : change(data) });
    },
  });
  const { as } = proxy;
  const { data: recipients } = await as("ada", "/partner/wallets/recipients?type=fiat");
  const [recipient] = recipients;
  const order = { recipient_id: recipient.id, amount: "1000", currency: recipient.currency };
  const requestQuote = async () => (await as("ada", QUOTES, order)).data.withdrawal_quote_id;
  const submit = (withdrawal_quote_id: string, idempotency_key = key) =>
    as("ada", WITHDRAWALS, { withdrawal_quote_id, idempotency_key });
  const quote = await requestQuote();
  const id = (await submit(quote)).error.details.approval_id;
  const approve = () => as("grace", `/kit/approvals/${id}/approve`, {});
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { ...proxy, service, submitted, recipient, order, quote, requestQuote, submit, id, approve, pass };
}

test("default: approvers see the terms, and an hour later a new quote is used", async () => {
  const { as, id, recipient, order, approve, pass, submitted, quote } = await start();
  const { data } = await as("grace", `/kit/approvals/${id}`);
  expect(data.reviewed).toEqual({ recipient, currency: order.currency, amount: "1000", max_fee: expect.any(String) });
  pass(3_599_000);
  expect((await approve()).data).toMatchObject({ status: "executed", outcome: { data: { status: "pending" } } });
  expect(submitted).toEqual([{ withdrawal_quote_id: expect.not.stringMatching(quote), idempotency_key: "payroll-7" }]);
});

test("behaviour: the audit names the approval at each step", async () => {
  const { store, id, approve } = await start();
  await approve();
  const records = await store.readAudit({ after: 3, limit: 20 });
  expect(records.map(({ subject, action, outcome }) => `${subject} ${action} ${outcome}`)).toEqual([
    "grace approveChange begun",
    "grace approveChange ok",
    "ada createWithdrawalQuote begun",
    "ada createWithdrawalQuote ok",
    "ada submitWithdrawal begun",
    "ada submitWithdrawal ok",
  ]);
  expect(records.map(({ identifiers }) => identifiers["approval_id"])).toEqual(records.map(() => id));
});

test.each<[string, (quote: object) => object]>([
  ["a higher fee", (quote) => ({ ...quote, fee: "50.01" })],
  ["no fee", ({ ...quote }) => Object.assign(quote, { fee: undefined })],
  ["a higher total", (quote) => ({ ...quote, total: "1050.01" })],
  ["another amount", (quote) => ({ ...quote, amount: "1000.01" })],
  ["another currency", (quote) => ({ ...quote, currency: "USD" })],
  ["another recipient", (quote) => ({ ...quote, recipient_id: "00000000-0000-4000-8000-000000000001" })],
])("behaviour: a new quote with %s is refused", async (_, change) => {
  const { as, approve, submitted, id } = await start(change);
  const { data } = await approve();
  expect(data).toMatchObject({ status: "failed", outcome: { code: "TERMS_CHANGED", message: expect.any(String) } });
  expect(submitted).toEqual([]);
  expect((await as("ada", `/kit/approvals/${id}`)).data.outcome).toEqual(data.outcome);
});

test.each([
  ["1000", "1000", "executed"],
  ["1050", "1050", "executed"],
  ["1050", "1050.01", "failed"],
  [undefined, "1000", "executed"],
  [undefined, "1000.01", "failed"],
])(
  "behaviour: of a reviewed quote with the total %s and no fee, a new total of %s is %s",
  async (reviewed, total, status) => {
    const without = (quote: object, sum: string | undefined) => Object.assign(quote, { fee: undefined, total: sum });
    const { as, id, approve } = await start((quote) => without(quote, total), {
      review: (quote) => without(quote, reviewed),
    });
    expect((await as("grace", `/kit/approvals/${id}`)).data.reviewed).not.toHaveProperty("max_total");
    expect((await approve()).data.status).toBe(status);
  },
);

test("behaviour: a new quote with a lower fee is used", async () => {
  const { approve } = await start((quote) => ({ ...quote, fee: "10", total: "1010" }));
  expect((await approve()).data.status).toBe("executed");
});

test("behaviour: a recipient that was changed after the review is refused", async () => {
  const { approve, service, recipient, submitted } = await start();
  const bank = { bank_code: "058", account_number: "0987654321" };
  const send = (method: string, path: string, body: object) =>
    service.fetch(
      new Request(`https://service.example/v1${path}`, {
        method,
        headers: { "x-api-key": service.keys.withdrawals, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
  expect((await send("POST", "/partner/wallets/fiat/verify-account", bank)).status).toBe(200);
  expect((await send("PATCH", `/partner/wallets/recipients/${recipient.id}`, bank)).status).toBe(200);
  expect((await approve()).data).toMatchObject({ status: "failed", outcome: { code: "TERMS_CHANGED" } });
  expect(submitted).toEqual([]);
});

test("behaviour: without a new quote the withdrawal waits for the service, and is sent later", async () => {
  const proxy = await start();
  proxy.service.faults.add({ operation: "createWithdrawalQuote", status: 503, times: 1 });
  expect((await proxy.approve()).data.status).toBe("approved");
  expect(proxy.submitted).toEqual([]);
  expect((await readApproval(proxy, proxy.id)).status).toBe("approved");
});

test("behaviour: a newer quote for the same terms belongs to the same approval, other terms do not", async () => {
  const { as, approve, requestQuote, submit, id, order, submitted } = await start();
  expect((await submit(await requestQuote())).error.details.approval_id).toBe(id);
  const requestOther = async () => (await as("ada", QUOTES, { ...order, amount: "1001" })).data.withdrawal_quote_id;
  const conflict = await submit(await requestOther());
  expect([conflict.status, conflict.error.code]).toEqual([409, "CONFLICT"]);
  expect((await submit(await requestOther(), "payroll-8")).error.details.approval_id).not.toBe(id);
  const { data } = await approve();
  expect((await submit(await requestQuote())).data).toEqual(data.outcome.data);
  expect(submitted.length).toBe(1);
});

test("behaviour: an executed withdrawal returns its result for as long as it is stored", async () => {
  const { approve, submit, quote, pass } = await start();
  const { data } = await approve();
  pass(29 * 24 * 3_600_000);
  expect((await submit(quote)).data).toEqual(data.outcome.data);
});
