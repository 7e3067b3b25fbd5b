import {
  allOperations,
  errorCodes,
  getBalances,
  listTransactions,
  type Operation,
  type OperationName,
  operations,
  type ParsedInput,
  webhookEventTypes,
  writeRequest,
} from "@partner-kit/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseUnits } from "./amount.ts";
import { BASE_URL, createTestService, type ReadEnvelope, readEnvelope, signing } from "./test/createTestService.ts";

/** A placeholder for an identifier of an earlier response: the index among the matching ones, newest first. */
interface Reference {
  readonly newest: number;
}

interface Step {
  readonly name: OperationName | "advance";
  readonly input: Readonly<Record<string, unknown>>;
}

const NOBODY = "7d1f0c52-5a0e-4c57-9a44-0f6f3f1f2a11";
const reference = fc.oneof(
  { arbitrary: fc.record({ newest: fc.nat({ max: 4 }) }), weight: 8 },
  { arbitrary: fc.constantFrom(NOBODY, "nonsense"), weight: 1 },
);
const amount = fc.oneof(
  {
    arbitrary: fc.tuple(fc.nat({ max: 90_000 }), fc.nat({ max: 99 })).map(([whole, cents]) => `${whole}.${cents}`),
    weight: 6,
  },
  { arbitrary: fc.constantFrom("404.04", "451.51", "206.06", "206", "404", "499"), weight: 3 },
  {
    arbitrary: fc.constantFrom("0.000001", "0.0000001", "0", "-1", "1e9", "9".repeat(38), "", "1000000000000"),
    weight: 1,
  },
);
const mostly = <T>(usual: readonly T[], rare: readonly T[]) =>
  fc.oneof({ arbitrary: fc.constantFrom(...usual), weight: 9 }, { arbitrary: fc.constantFrom(...rare), weight: 1 });
const currency = mostly(["NGN", "NGN", "USDT"], ["USD", "USDC", "BTC", ""]);
const word = fc.oneof(fc.constantFrom("Ada", "Blocked Sender", "Conflict Sender"), fc.string({ maxLength: 20 }));
const idempotencyKey = fc.constantFrom("one", "two", "three", "four", "five", "six", "seven");
const user = mostly(["own"], ["", "nobody"]);
const bank = {
  account_number: mostly(["2034876509", "2050700593"], ["12", "0000000000"]),
  bank_code: mostly(["058", "044"], ["1"]),
};
const deal = { amount, user_id: user, idempotency_key: idempotencyKey };
const coin = { ...deal, symbol: mostly(["USDT", "USDC"], ["NGN", ""]) };
const fiat = { ...deal, currency: mostly(["NGN", "USD"], ["USDT", ""]) };
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const changes = {
  label: optional(word),
  currency: optional(currency),
  account_number: optional(bank.account_number),
  bank_code: optional(bank.bank_code),
  chain: optional(fc.constantFrom("tron", "bsc", "")),
  crypto_address: optional(
    fc.constantFrom("TSJVV2yvCwPS3pmuNsi5pm1KUvdyfbf8KH", "0x78B4Be160aB7D889a8c03d3A6F252e5166322011", "x"),
  ),
};
const webhook = {
  url: mostly(["https://hooks.partner.example/a"], ["http://hooks.partner.example", "https://10.0.0.1/", "x"]),
  description: word,
  enabled: fc.boolean(),
  event_types: fc.array(fc.constantFrom(...webhookEventTypes), { maxLength: 3 }),
};

/** Inputs of operations, mostly valid. The inputs of other operations are derived from their fields. */
const inputs = {
  getTicker: { pair_id: optional(fc.constantFrom("USDT-NGN", "NOT-THERE")) },
  createQuote: {
    pair_id: mostly(["USDT-NGN", "BTC-NGN", "USDT-USD", "SHIB-USD"], ["NOT-THERE"]),
    side: mostly(["buy", "sell"], ["hold"]),
    amount,
  },
  verifyBankAccount: bank,
  listRecipients: { type: optional(fc.constantFrom("fiat", "crypto", "other")), currency: optional(currency) },
  createRecipient: { ...bank, recipient_type: mostly(["fiat"], ["crypto"]), label: word, currency },
  updateRecipient: { ...changes, recipient_id: reference },
  getTravelRule: { id: reference },
  submitTravelRule: { id: reference, sender_originator: word, sender_country: word, purpose: optional(word) },
  createWithdrawalQuote: { recipient_id: reference, amount, currency },
  submitWithdrawal: { withdrawal_quote_id: reference, idempotency_key: idempotencyKey },
  createWebhook: webhook,
  replaceWebhook: { ...webhook, webhook_id: reference },
  simulateCryptoDeposit: coin,
  simulateFiatDeposit: fiat,
  simulateProductUpdate: {},
  simulateFiatWithdrawal: fiat,
  simulateCryptoWithdrawal: coin,
  simulateKybStatus: { user_id: user, status: fc.constantFrom("approved", "rejected", "nonsense") },
} satisfies { readonly [TName in OperationName]?: Record<string, fc.Arbitrary<unknown>> };

const fieldsByName: Readonly<Record<string, Record<string, fc.Arbitrary<unknown>>>> = inputs;
const steps = allOperations
  .map(({ name, input }) => ({ name, fields: fieldsByName[name] ?? fieldsOf(input) }))
  .map(({ name, fields }) => ({
    arbitrary: fc.record({ name: fc.constant(name), input: fc.record(fields) }) as fc.Arbitrary<Step>,
    // Changes are more frequent than reads.
    weight: /^(list|get)/.test(name) ? 1 : 5,
  }));
const pause = fc.record({
  name: fc.constant("advance" as const),
  input: fc.record({ milliseconds: fc.constantFrom(0, 900, 5000, 61_000, 86_400_000) }),
});

/** IDs come from responses. Other fields are text. */
function fieldsOf({ shape }: Operation["input"]): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(
    Object.keys(shape).map((field) => [field, field.endsWith("_id") ? reference : optional(word)]),
  );
}

test("behaviour: for every sequence of requests, balances add up and responses match the contract", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(...steps, { arbitrary: pause, weight: 12 }), {
        minLength: 1,
        maxLength: 120,
        size: "max",
      }),
      fc.constantFrom("empty", "default", "first-day+travel-rule-held", "credit-overdue"),
      async (sequence, scenario) => {
        const parameters = createTestService({ scenario, markets: 24 });
        const ids = new Map<string, string[]>();
        for (const step of sequence) {
          await playStep(step, { ...parameters, ids });
          await checkBooks(parameters);
        }
        // After all pending actions, no amount is locked.
        await parameters.advance(15 * 86_400_000);
        await checkBooks(parameters);
        for (const name of ["NGN", "USD"] as const) expect((await parameters.balance(name)).locked).toBe(0n);
      },
    ),
    { numRuns: 100 },
  );
}, 60_000);

type Parameters = ReturnType<typeof createTestService> & { readonly ids: Map<string, string[]> };

async function playStep({ name, input }: Step, parameters: Parameters): Promise<void> {
  const { service, ids, advance } = parameters;
  if (name === "advance") return advance(Number(input["milliseconds"]));
  const operation: Operation = operations[name];
  const resolved = Object.entries(input).map(([key, value]) => [key, resolve(key, value, parameters)]);
  // Sent without validation, because the service validates it.
  const request = writeRequest(operation, Object.fromEntries(resolved) as ParsedInput<Operation>);
  const headers = { "x-api-key": service.keys.withdrawals, "content-type": "application/json" };
  const init = { method: request.method, headers, body: request.body ?? null };
  const response = await readEnvelope(await signing(service)(BASE_URL + request.path, init));
  checkResponse(operation, response);
  for (const [, key = "", id = ""] of JSON.stringify(response.data ?? "").matchAll(idPattern)) {
    const kind = key === "id" ? operation.resource : key;
    ids.set(kind, [...(ids.get(kind) ?? []), id]);
  }
}

const idPattern = /"(\w+)":"((?:\w{3}_)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g;

/** The sources of a field's identifiers: other fields, or `id` of a resource. */
const sources: Readonly<Record<string, readonly string[]>> = {
  id: ["transactions", "simulation"],
  transaction_id: ["transactions", "transaction_id"],
  recipient_id: ["recipients"],
  webhook_id: ["webhooks"],
  event_id: ["webhookEvents"],
  delivery_id: ["webhookDeliveries"],
};

function resolve(key: string, value: unknown, { ids, service }: Parameters): unknown {
  if (value === "own") return service.userId;
  if (!isReference(value)) return value;
  const found = (sources[key] ?? [key]).flatMap((kind) => ids.get(kind) ?? []);
  return found.at(-1 - (value.newest % found.length)) ?? NOBODY;
}

function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && "newest" in value;
}

function checkResponse(operation: Operation, { status, data, error }: ReadEnvelope): void {
  const actual = { operation: operation.name, status, error };
  if (error === undefined) {
    expect({ ...actual, isValid: operation.data.safeParse(data).success }).toEqual({
      ...actual,
      status: 200,
      isValid: true,
    });
    return;
  }
  // The service document does not show the error for a fourth enabled endpoint.
  const isLimited = operation.name === "createWebhook" || operation.name === "replaceWebhook";
  const codes: readonly string[] = [...operation.errors, "VALIDATION_FAILED", ...(isLimited ? ["CONFLICT"] : [])];
  expect({ ...actual, isListed: codes.includes(error.code) }).toEqual({ ...actual, isListed: true });
  const known: Readonly<Record<string, { readonly status: number }>> = errorCodes;
  expect(known[error.code]?.status).toBe(status);
}

async function checkBooks({ client }: Pick<Parameters, "client">): Promise<void> {
  const { balances, credit, withdrawable } = await client.call(getBalances, {});
  for (const { available, locked, total } of balances) {
    expect(units(available) + units(locked)).toBe(units(total));
  }
  expect(units(credit.credit_used) + units(credit.available_credit)).toBe(units(credit.credit_limit));
  expect(units(withdrawable?.ngn ?? "0")).toBeLessThanOrEqual(units(balances[0]?.available ?? ""));
  expect(units(withdrawable?.usd ?? "0")).toBeLessThanOrEqual(units(balances[1]?.available ?? ""));
  const { transactions } = await client.call(listTransactions, {});
  expect(new Set(transactions.map(({ id }) => id)).size).toBe(transactions.length);
}

/** Fails for a negative amount. */
function units(text: string): bigint {
  return parseUnits(text, 6) ?? expect.fail(`${text} is not an amount`);
}
