// @vitest-environment node
import { expect, test } from "vitest";
import { columnOfHeading } from "./columnHeadings.ts";

test.each([
  ["Recipient", "Account number", "AMOUNT", "currency_code", "Max. fee"],
  ["Bénéficiaire", "N° de compte", "Montant", "Devise", "Frais max."],
  ["BENEFICIÁRIO", "Número da conta", "montante", "Moeda", "Comissão máxima"],
  ["المستفيد", "رقم الحساب", "المبلغ", "العملة", "أقصى رسوم"],
])("default: %s, %s, %s, %s and %s", (...headings) => {
  expect(headings.map(columnOfHeading)).toEqual(["recipient", "account", "amount", "currency", "max_fee"]);
});

test("behaviour: the ID of a recipient is a column of its own, and other headings are not read", () => {
  expect(["recipient_id", "Note", ""].map(columnOfHeading)).toEqual(["id", undefined, undefined]);
});
