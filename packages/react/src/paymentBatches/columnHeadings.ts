import { foldText } from "../format/createTextSearch.ts";

/** A column that the kit reads. `recipient` holds a label, an ID, an account number or an address. */
export type PaymentColumn = "id" | "recipient" | "account" | "amount" | "currency" | "max_fee";

/** Returns the column that a heading means, in the languages of the kit. */
export function columnOfHeading(heading: string): PaymentColumn | undefined {
  return columns.get(fold(heading));
}

const headings = [
  ["id", "recipient id, id, ID du bénéficiaire, ID do beneficiário, معرف المستفيد"],
  ["recipient", "recipient, recipient name, beneficiary, beneficiary name, payee, name, label"],
  ["recipient", "bénéficiaire, destinataire, nom, libellé, beneficiário, destinatário, nome, المستفيد, المستلم, الاسم"],
  ["account", "account, account number, address, crypto address, wallet address"],
  [
    "account",
    "compte, numéro de compte, n de compte, adresse, conta, número da conta, endereço, الحساب, رقم الحساب, العنوان",
  ],
  ["amount", "amount, montant, montante, valor, quantia, المبلغ"],
  ["currency", "currency, currency code, ccy, devise, monnaie, moeda, العملة"],
  ["max_fee", "max fee, maximum fee, highest fee, frais max, frais maximaux, comissão máxima, أقصى رسوم"],
] as const;

const columns: ReadonlyMap<string, PaymentColumn> = new Map(
  headings.flatMap(([column, names]) => names.split(",").map((name) => [fold(name), column] as const)),
);

/** Removes case, accents, spaces and punctuation. */
function fold(heading: string): string {
  return foldText(heading).replace(/[^\p{L}\d]/gu, "");
}
