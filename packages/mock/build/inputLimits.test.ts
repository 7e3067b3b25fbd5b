import { createWebhook } from "@partner-kit/contract";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { listInputLimits } from "./inputLimits.ts";

const define = (field: z.ZodMiniType) => ({
  name: "example",
  path: "/example" as const,
  input: z.strictObject({ field }),
});

test("default: lists limits of the kit with their fields, without limits of the service document", () => {
  const limits = listInputLimits();
  const fieldsOf = (part: string) => limits.filter(({ limit }) => limit.includes(part)).flatMap(({ fields }) => fields);
  expect(fieldsOf("4,096 characters")).toContain("updateRecipient.label");
  expect(fieldsOf("512 characters")).toContain("submitWithdrawal.idempotency_key");
  expect(fieldsOf("38 digits")).toContain("createQuote.amount");
  expect(fieldsOf("a UUID")).toEqual(["submitWithdrawal.withdrawal_quote_id"]);
  expect(listInputLimits([createWebhook])).toEqual([]);
});

test.each([
  ["a length", z.string().check(z.maxLength(9)), "at most 9 characters"],
  ["a length of an optional field", z.optional(z.string().check(z.maxLength(9))), "at most 9 characters"],
  ["a rule with a description", z.string().check(z.refine(() => true, { error: "even" })), "even"],
])("behaviour: lists %s", (_, schema, limit) => {
  expect(listInputLimits([define(schema)])).toEqual([{ limit, fields: ["example.field"] }]);
});

test.each([
  ["pattern", z.string().check(z.regex(/^x$/))],
  ["rule", z.string().check(z.refine(() => true))],
])("behaviour: throws for a %s without a description", (_, schema) => {
  expect(() => listInputLimits([define(schema)])).toThrow("example.field has a limit without a description");
});
