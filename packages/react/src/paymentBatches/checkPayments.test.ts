// @vitest-environment node
import type { Recipient } from "@partner-kit/contract";
import { describe, expect, test } from "vitest";
import type { RecipientIssue } from "../withdrawals/usePayableRecipients.ts";
import { checkPayments } from "./checkPayments.ts";

const recipient = (id: string, rest: Partial<Recipient>): Recipient => ({
  id: `7d0f3f1e-54cc-4f0b-9d0c-0000000000${id}`,
  recipient_type: "fiat",
  label: null,
  chain: null,
  crypto_address: null,
  currency: "NGN",
  created_at: "2026-01-05T08:00:00Z",
  updated_at: "2026-01-05T08:00:00Z",
  ...rest,
});

const ADDRESS = "0x49B16121e17F4a7B1b1a59f1d5586294f5183095";
const kano = recipient("01", { label: "Kano Grain Traders", account_number: "0050700593", bank_code: "044" });
const eko = recipient("02", { label: "Éko Cold Chain", account_number: "2042770317", bank_code: "033" });
const rent = recipient("03", { label: "Rent", account_number: "2058586297", bank_code: "011" });
const rentToo = recipient("04", { label: "Rent", account_number: "2058586298", bank_code: "011" });
const rentAbroad = recipient("05", {
  label: "Rent",
  recipient_type: "crypto",
  currency: "USDC",
  crypto_address: ADDRESS,
});
const liar = recipient("06", { label: "2042770317", account_number: "2034876509", bank_code: "058" });

const all = [kano, eko, rent, rentToo, rentAbroad];

const check = (text: string, recipients = all, issues: Readonly<Record<string, RecipientIssue>> = {}) =>
  checkPayments({ text, recipients: recipients.map((one) => ({ recipient: one, issue: issues[one.id] })) });
const paid = (text: string, recipients = all) => {
  const { payments, faulty } = check(text, recipients);
  expect(faulty).toEqual([]);
  return payments.map(({ recipient: { id }, amount, currency }) => [id, amount, currency]);
};
const problems = (text: string, recipients = all) => check(text, recipients).faulty.map((line) => line.problems);

test("default: recipient, amount and currency without a heading", () => {
  expect(paid("Kano Grain Traders,150000.00,NGN\nÉko Cold Chain,5,ngn")).toEqual([
    [kano.id, "150000.00", "NGN"],
    [eko.id, "5", "NGN"],
  ]);
});

describe("headings", () => {
  test.each([
    ["Currency,Amount,Recipient\nNGN,5,Kano Grain Traders"],
    ["amount;note;account number;ccy\n5;May;0050700593;NGN"],
    [`recipient_id,recipient,currency,amount\n${kano.id.toUpperCase()},Kano Grain Traders,NGN,5`],
  ])("behaviour: %j", (text) => {
    expect(paid(text)).toEqual([[kano.id, expect.stringMatching(/^5(\.00)?$/), "NGN"]]);
  });

  test("behaviour: a column that is missing or there twice is reported once, instead of every line", () => {
    const columnProblem = (text: string) => {
      const { columns, payments, faulty } = check(text);
      expect([payments, faulty]).toEqual([[], []]);
      return columns.problem;
    };
    expect(columnProblem("recipient,amount\nRent,5\nRent,6")).toEqual({ kind: "missing", column: "currency" });
    expect(columnProblem("amount,currency\n5,NGN")).toEqual({ kind: "missing", column: "recipient" });
    expect(columnProblem("name,amount,currency,Amount\nRent,5,NGN,6")).toEqual({
      kind: "twice",
      headings: ["amount", "Amount"],
    });
  });

  test("behaviour: columns that are not read are named", () => {
    expect(check("recipient,amount,currency,Note\nRent,5,USDC,").columns.ignored).toEqual(["Note"]);
  });

  test("behaviour: a recipient with the name of a column is not a heading", () => {
    expect(paid("Name,5,NGN", [recipient("07", { label: "Name" })])).toHaveLength(1);
  });
});

describe("recipients", () => {
  test("behaviour: a name that several recipients have needs the currency, or else the account", () => {
    expect(paid("Rent,5,USDC\n2058586297,5,NGN")).toEqual([
      [rentAbroad.id, "5", "USDC"],
      [rent.id, "5", "NGN"],
    ]);
    expect(problems("Rent,5,NGN")).toEqual([[{ kind: "ambiguous", name: "Rent", choices: [rent, rentToo] }]]);
  });

  test("behaviour: a similar name is suggested, and not paid", () => {
    expect(problems("eko  cold chain,5,NGN")).toEqual([[{ kind: "unknown", name: "eko  cold chain", choices: [eko] }]]);
    expect(problems("Nobody,5,NGN")).toEqual([[{ kind: "unknown", name: "Nobody", choices: [] }]]);
  });

  test("behaviour: an account number that lost its zeros in a spreadsheet is suggested", () => {
    expect(problems("50700593,5,NGN")).toEqual([[{ kind: "unknown", name: "50700593", choices: [kano] }]]);
  });

  test("behaviour: an address in other case is the same only if it is hexadecimal", () => {
    expect(paid(`${ADDRESS.toLowerCase()},5,USDC`)).toHaveLength(1);
    const tron = recipient("08", {
      label: "Desk",
      crypto_address: "TUfFWHzWJrjD37oLPNQSb8eggk5jQyMuCY",
      currency: "USDT",
    });
    expect(problems("tuffwhzwjrjd37olpnqsb8eggk5jqymucy,5,USDT", [tron])).toHaveLength(1);
  });

  test("behaviour: columns that name different recipients contradict each other", () => {
    const heading = "recipient_id,recipient,amount,currency\n";
    expect(problems(`${heading}${eko.id},Kano Grain Traders,5,NGN`)).toEqual([[{ kind: "contradictory" }]]);
    expect(paid(`${heading}${rent.id},Rent,5,NGN`)).toEqual([[rent.id, "5", "NGN"]]);
  });

  test("behaviour: a label that looks like the account of another recipient is ambiguous", () => {
    expect(problems("2042770317,5,NGN", [eko, liar])).toMatchObject([[{ kind: "ambiguous" }]]);
  });

  test("behaviour: a recipient that cannot be paid is refused", () => {
    const { faulty } = check("Kano Grain Traders,5,NGN", all, { [kano.id]: "incomplete" });
    expect(faulty.map((line) => line.problems)).toEqual([[{ kind: "unusable", issue: "incomplete" }]]);
  });
});

test("behaviour: every problem of a line is reported", () => {
  expect(problems("Kano Grain Traders,1.2.3,USDC\n,,\n,5,NGN")).toEqual([
    [
      { kind: "currency", currency: "USDC", receives: "NGN" },
      { kind: "amount", reason: "form", text: "1.2.3" },
    ],
    [{ kind: "missing" }],
  ]);
  expect(problems("Kano Grain Traders,5")).toEqual([[{ kind: "currency", currency: "", receives: "NGN" }]]);
  expect(problems('"Kano Grain Traders,5,NGN')).toEqual([[{ kind: "quote" }]]);
});

test("behaviour: a comma in a name without quotation marks is reported, instead of the shifted values", () => {
  expect(problems("Grain Traders, Kano,5,NGN\nKano Grain Traders,1500,00,NGN")).toEqual([
    [{ kind: "values" }],
    [{ kind: "values" }],
  ]);
  expect(paid("Kano Grain Traders,5,NGN,,")).toHaveLength(1);
});

// Regression: where the amount is the last column, as in the kit's template, 1,500 paid 1.
test.each(["1,500", "1,500.00", "1500,50"])(
  "behaviour: an amount of %s without quotation marks is not cut",
  (amount) => {
    const { payments, faulty } = check(`recipient_id,recipient,currency,amount\n,Kano Grain Traders,NGN,${amount}`);
    expect(payments).toEqual([]);
    expect(faulty.map((line) => line.problems)).toEqual([[{ kind: "values" }]]);
  },
);

test("behaviour: the highest fee is optional", () => {
  const { payments, faulty } = check(
    "recipient,amount,currency,max_fee\nRent,5,USDC,0.50\nRent,5,USDC,\nRent,5,USDC,x",
  );
  expect(payments.map(({ maxFee }) => maxFee)).toEqual(["0.50", undefined]);
  expect(faulty.map((line) => line.problems)).toEqual([[{ kind: "max_fee", reason: "form", text: "x" }]]);
});

test("behaviour: the same recipient and amount twice is marked, however it is written", () => {
  const { payments } = check("Kano Grain Traders,5.00,NGN\n0050700593,5,NGN\nKano Grain Traders,50,NGN");
  expect(payments.map(({ repeats }) => repeats)).toEqual([undefined, 1, undefined]);
});

test("behaviour: totals per currency are exact", () => {
  const { totals } = check("Kano Grain Traders,0.10,NGN\nRent,5,USDC\nÉko Cold Chain,0.2,NGN\nNobody,100,NGN");
  expect(totals).toEqual([
    { currency: "NGN", count: 2, amount: "0.30" },
    { currency: "USDC", count: 1, amount: "5" },
  ]);
});
