import type { Recipient } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { checkPayments } from "./checkPayments.ts";
import { exampleOf } from "./exampleOf.ts";
import { enBatchPayment } from "./messages.en.ts";

const message = enBatchPayment.batchPayment.placeholder;
const french = "Bénéficiaire;Montant;Devise\nKano;150000,00;NGN\nReserve;2500,00;USDC";

const saved = (change: object) => ({
  recipient: {
    id: "one",
    label: "",
    currency: "NGN",
    crypto_address: null,
    account_number: null,
    ...change,
  } as Recipient,
  issue: undefined,
});

const bank = saved({ id: "one", label: "Lagos Mills, rent", account_number: "2050700593" });
const other = saved({ id: "two", label: "مطاحن كانو", account_number: "2042770317" });
const wallet = saved({
  id: "three",
  label: "Reserve",
  currency: "USDT",
  crypto_address: "TVwLrniJAxRefRvDMch7uaxXMwJLqbQjs2",
});

test("default: names saved recipients, as a text that can be paid", () => {
  const example = exampleOf(message, [wallet, other, bank]).replaceAll(/[\u2068\u2069]/g, "");
  expect(example.split("\n")).toEqual([
    "Recipient,Amount,Currency",
    "مطاحن كانو,150000.00,NGN",
    "2050700593,640500.50,NGN",
    "Reserve,2500.00,USDT",
  ]);
  const { payments } = checkPayments({ text: example, recipients: [wallet, other, bank] });
  expect(payments.map(({ recipient }) => recipient.id)).toEqual(["two", "one", "three"]);
});

test("behaviour: quotes a name with a comma, and keeps the separator of the language", () => {
  expect(exampleOf(message, [bank])).toContain('"Lagos Mills, rent"\u2069,150000.00,NGN');
  expect(exampleOf(french, [wallet])).toBe("Bénéficiaire;Montant;Devise\n\u2068Reserve\u2069;2500,00;USDT");
});

test("behaviour: only headings until the recipients are read, and the whole message without any", () => {
  expect(exampleOf(message, undefined)).toBe("Recipient,Amount,Currency");
  expect(exampleOf(message, [])).toBe(message);
  expect(exampleOf(message, [{ ...bank, issue: "incomplete" }])).toBe(message);
});
