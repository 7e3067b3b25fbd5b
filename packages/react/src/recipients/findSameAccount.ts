import type { Recipient } from "@partner-kit/contract";
import { cleanAccountNumber } from "../bankAccounts/cleanAccountNumber.ts";
import { type RecipientValues, recipientTypeOf } from "./recipientValues.ts";

export interface FindSameAccountParameters {
  readonly values: Pick<RecipientValues, "type" | "bank_code" | "account_number">;
  readonly recipients: readonly Recipient[];
  /** The edited recipient. */
  readonly exceptId: string | undefined;
}

/** Finds another saved recipient with the same bank code and account number, ignoring separators. */
export function findSameAccount({ values, recipients, exceptId }: FindSameAccountParameters): Recipient | undefined {
  const { type, bank_code } = values;
  const number = cleanAccountNumber(values.account_number);
  if (type !== "fiat" || bank_code === "" || number === "") return undefined;
  return recipients.find(
    (one) =>
      one.id !== exceptId &&
      recipientTypeOf(one) === "fiat" &&
      one.bank_code === bank_code &&
      cleanAccountNumber(one.account_number ?? "") === number,
  );
}
