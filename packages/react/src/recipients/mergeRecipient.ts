import type { Recipient } from "@partner-kit/contract";
import { type RecipientField, type RecipientValues, readRecipientValues } from "./recipientValues.ts";

/** What belongs together: half of a bank account from one person and half from another is nobody's account. */
export type RecipientUnit = "label" | "currency" | "bank" | "wallet" | "country";

/** A part of a recipient that was edited here and changed elsewhere, to something else. */
export interface RecipientConflict {
  readonly unit: RecipientUnit;
  /** Per field of the unit. */
  readonly fields: readonly { readonly field: RecipientField; readonly theirs: string; readonly mine: string }[];
}

export interface MergeRecipientParameters {
  /** The values that were edited. */
  readonly base: RecipientValues;
  /** As it is saved now. */
  readonly theirs: Recipient;
  /** The form. */
  readonly mine: RecipientValues;
}

export interface MergeRecipientReturnType {
  /** The form, with their changes where nothing was edited. */
  readonly values: RecipientValues;
  /** What that changed. */
  readonly adopted: readonly RecipientUnit[];
  readonly conflicts: readonly RecipientConflict[];
  /** The base from here on: theirs, but for what is in conflict. */
  readonly base: RecipientValues;
}

/** Brings edits together with what somebody else has saved since they began. */
export function mergeRecipient({ base, theirs, mine }: MergeRecipientParameters): MergeRecipientReturnType {
  const saved = readRecipientValues(theirs);
  const moved = units.filter((unit) => !isEqual(unit, base, saved));
  const conflicts = moved.filter((unit) => !isEqual(unit, base, mine) && !isEqual(unit, mine, saved));
  const settled = moved.filter((unit) => !conflicts.includes(unit));
  const adopted = settled.filter((unit) => !isEqual(unit, mine, saved));
  return {
    values: take(adopted, saved, mine),
    adopted,
    conflicts: conflicts.map((unit) => ({
      unit,
      fields: fieldsOf[unit]
        .map((field) => ({ field, theirs: saved[field], mine: mine[field] }))
        .filter(({ theirs, mine }) => theirs !== mine),
    })),
    base: take(settled, saved, base),
  };
}

/** Puts some units of one form in place of another's. */
export function take(chosen: readonly RecipientUnit[], from: RecipientValues, into: RecipientValues): RecipientValues {
  const fields = chosen.flatMap((unit) => fieldsOf[unit]);
  return { ...into, ...Object.fromEntries(fields.map((field) => [field, from[field]])) };
}

/** The fields of each unit. */
export const fieldsOf: Readonly<Record<RecipientUnit, readonly RecipientField[]>> = {
  label: ["label"],
  currency: ["fiat_currency", "crypto_currency"],
  bank: ["bank_code", "account_number", "expected_name"],
  wallet: ["chain", "crypto_address"],
  country: ["country"],
};

const units: readonly RecipientUnit[] = ["label", "bank", "wallet", "currency", "country"];

function isEqual(unit: RecipientUnit, one: RecipientValues, other: RecipientValues): boolean {
  return fieldsOf[unit].every((field) => one[field] === other[field]);
}
