// @vitest-environment node
import type { Recipient } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { findSameAccount } from "./findSameAccount.ts";

const recipient = (id: string, rest: Partial<Recipient>): Recipient => ({
  id,
  recipient_type: "fiat",
  label: id,
  currency: "NGN",
  account_name: "ADA OBI",
  account_number: "2034876509",
  bank_code: "058",
  bank_name: "Guaranty Trust Bank",
  chain: null,
  crypto_address: null,
  country: null,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  ...rest,
});

const recipients = [
  recipient("other bank", { bank_code: "044" }),
  recipient("other number", { account_number: "2034876508" }),
  recipient("crypto", { recipient_type: "crypto" }),
  recipient("rent", {}),
];

const values = { type: "fiat", bank_code: "058", account_number: "2034 8765-09" } as const;
const find = (rest: Partial<Parameters<typeof findSameAccount>[0]> = {}) =>
  findSameAccount({ values, recipients, exceptId: undefined, ...rest })?.id;

test("default: the same bank and number, ignoring separators", () => {
  expect(find()).toBe("rent");
});

test("behaviour: excludes itself, incomplete values and values that are not sent", () => {
  expect(find({ exceptId: "rent" })).toBeUndefined();
  expect(find({ values: { ...values, bank_code: "" } })).toBeUndefined();
  expect(find({ values: { ...values, account_number: " " } })).toBeUndefined();
  expect(find({ values: { ...values, type: "crypto" } })).toBeUndefined();
});
