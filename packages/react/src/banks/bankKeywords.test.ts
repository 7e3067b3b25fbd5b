// @vitest-environment node
import { expect, test } from "vitest";
import { bankKeywords } from "./banks.ts";

test.each([
  ["Guaranty Trust Bank", "GTB GTB"],
  ["First Bank of Nigeria", "FBoN FBN"],
  ["United Bank for Africa", "UBfA UBA"],
])("default: %s", (bank_name, keywords) => expect(bankKeywords({ bank_code: "000", bank_name })).toBe(keywords));
