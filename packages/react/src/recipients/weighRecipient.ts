import type { Bank } from "@partner-kit/contract";
import type { BankVerification } from "../bankAccounts/BankVerification.ts";
import { mergeRecipient, type RecipientConflict } from "./mergeRecipient.ts";
import type { RecipientProgress } from "./RecipientProgress.ts";
import {
  nothing,
  type RecipientChange,
  type RecipientRecord,
  readRecipientRecord,
  recipientChanges,
  toRecipientRecord,
} from "./recipientRecord.ts";
import type { RecipientValues } from "./recipientValues.ts";

export interface WeighRecipientParameters {
  readonly values: RecipientValues;
  readonly progress: Pick<RecipientProgress, "base" | "saved">;
  /** `undefined`: the account is saved as it is. */
  readonly verification: BankVerification | undefined;
  readonly banks: readonly Bank[];
}

export interface WeighRecipientReturnType {
  /** What the service would keep. */
  readonly record: RecipientRecord;
  /** What saving changes, against what is saved. */
  readonly changes: readonly RecipientChange[];
  /** Edited here and changed by somebody else. */
  readonly conflicts: readonly RecipientConflict[];
}

/** Holds a form against what is saved. */
export function weighRecipient(parameters: WeighRecipientParameters): WeighRecipientReturnType {
  const { values, progress, verification, banks } = parameters;
  const { saved, base } = progress;
  const accountName = verification?.status === "verified" ? verification.accountName : undefined;
  const record = toRecipientRecord({ values, saved, accountName, banks });
  return {
    record,
    changes: recipientChanges(saved ? readRecipientRecord(saved) : nothing, record),
    conflicts: saved ? mergeRecipient({ base, theirs: saved, mine: values }).conflicts : [],
  };
}
