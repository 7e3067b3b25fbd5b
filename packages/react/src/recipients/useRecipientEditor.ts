"use client";

import type { Recipient } from "@partner-kit/contract";
import { type RefObject, type SyntheticEvent, useState } from "react";
import { compareNames, type NameMatch } from "../bankAccounts/compareNames.ts";
import type { BankVerification } from "../bankAccounts/createBankVerifier.ts";
import { cleanAddress, groupAddress } from "../chains/address.ts";
import { type AddressCheck, assessAddress } from "../chains/assessAddress.ts";
import { findLookalike, type Lookalike } from "../chains/findLookalike.ts";
import { type AddressPaste, useAddressPaste } from "../chains/useAddressPaste.ts";
import { useSettledError } from "../query/useSettledError.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import { findSameAccount } from "./findSameAccount.ts";
import {
  type RecipientEditorState,
  type RecipientSaveFailure,
  toRecipientEditorState,
} from "./RecipientEditorState.ts";
import { fieldsOf, type RecipientUnit } from "./recipientForm.ts";
import { type RecipientProblems, recipientProblems } from "./recipientProblems.ts";
import {
  nothing,
  type RecipientChange,
  readRecipientRecord,
  recipientChanges,
  toRecipientRecord,
} from "./recipientRecord.ts";
import { useRecipients } from "./recipients.ts";
import type { RecipientType, RecipientValues } from "./recipientValues.ts";
import { type UseRecipientFieldsReturnType, useRecipientFields } from "./useRecipientFields.ts";
import { useRecipientForm } from "./useRecipientForm.ts";
import { type UseRecipientOptionsReturnType, useRecipientOptions } from "./useRecipientOptions.ts";
import { useRecipientSaving } from "./useRecipientSaving.ts";

export interface UseRecipientEditorParameters {
  /** The recipient to edit. Default: a new one. */
  readonly recipientId?: string | undefined;
  /** The initial type of a new recipient. Default `fiat`. */
  readonly defaultType?: RecipientType | undefined;
  /** Called with the record that the service returned. */
  readonly onSaved?: ((recipient: Recipient) => void) | undefined;
  /**
   * Number of digits of a complete account number, which is verified automatically. Others are verified when the field
   * loses focus. Default 10, as in Nigeria. Assumed: the service document does not specify it.
   */
  readonly accountNumberDigits?: number | undefined;
}

/** The verification of the account, compared with the expected name. */
export interface RecipientBank {
  /** `undefined` if the account is saved and needs no verification. */
  readonly verification: BankVerification | undefined;
  /** How the bank's name compares with the expected one. `undefined` until the bank returns one. */
  readonly match: NameMatch | undefined;
  readonly expectedName: string;
  /** Another saved recipient with this bank account. Saving stays possible. */
  readonly sameAs: Recipient | undefined;
  /** Verifies the account now. */
  readonly verify: () => void;
}

/** The check of an address in the page. */
export interface RecipientAddress {
  readonly check: AddressCheck;
  /** Groups for comparing the address by eye. */
  readonly groups: readonly string[];
  /** A saved recipient with the same or a confusingly similar address. */
  readonly lookalike: Lookalike | undefined;
  readonly paste: AddressPaste | undefined;
}

export interface UseRecipientEditorReturnType extends UseRecipientFieldsReturnType, UseRecipientOptionsReturnType {
  readonly state: RecipientEditorState;
  /** Permission to create or to edit, whichever applies. */
  readonly permission: Permission;
  readonly isNew: boolean;
  readonly values: RecipientValues;
  /** The changes to the saved recipient. */
  readonly changes: readonly RecipientChange[];
  /** Problems of visited fields, or all problems after the user tried to continue. */
  readonly problems: RecipientProblems;
  readonly bank: RecipientBank;
  readonly address: RecipientAddress;
  /** Whether there is unsaved input. It stays when the form is closed. */
  readonly isDirty: boolean;
  /** Whether the unsaved input was typed before the form was opened. */
  readonly isRestored: boolean;
  /** Repeats failed reads. */
  readonly retry: () => void;
  /** Starts the review. Resolves to whether the form is valid; if not, the first `aria-invalid` element gets the focus. */
  readonly review: () => Promise<boolean>;
  readonly back: () => void;
  /** Saves the recipient. Only during the review. */
  readonly save: () => void;
  /** Discards the input. */
  readonly discard: () => void;
  readonly resolveConflict: (unit: RecipientUnit, choice: "mine" | "theirs") => void;
  /** Keeps the input of a deleted recipient as a new one. Ask first if `state.replacesDraft`. */
  readonly saveAsNew: () => void;
  readonly getFormProps: () => {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly autoComplete: "off";
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
}

/**
 * State and actions for creating or editing a recipient. Bank accounts are verified as soon as they are complete, and the
 * user confirms the returned name. Changing any bank detail clears the confirmation. Saving never moves funds. (Service
 * document: Endpoints, Wallets.)
 */
export function useRecipientEditor(parameters: UseRecipientEditorParameters = {}): UseRecipientEditorReturnType {
  const { defaultType = "fiat", onSaved, accountNumberDigits = 10 } = parameters;
  const [isMovedToNew, setMovedToNew] = useState(false);
  const recipientId = isMovedToNew ? undefined : parameters.recipientId;
  const isNew = recipientId === undefined;

  const { can } = useSession();
  const recipients = useRecipients();
  const readError = useSettledError(recipients);
  const saved = recipients.data?.find(({ id }) => id === recipientId);
  const form = useRecipientForm({ recipientId, saved, defaultType, accountNumberDigits });
  const { values, verification, verifier, isDirty } = form;
  const { failure, save } = useRecipientSaving({ recipientId, form, recipients, onSaved });

  const options = useRecipientOptions(values);
  const address = cleanAddress(values.crypto_address);
  const addressCheck = assessAddress({ chain: values.chain, address });
  const paste = useAddressPaste(values.crypto_address);
  const all = recipientProblems({ values, verification, address: addressCheck });
  const problems = { ...refusedNow(failure, values), ...form.shown(all) };
  const fields = useRecipientFields({ form, chains: options.chains.items, problems, onAddressPaste: paste.onPaste });

  const accountName = verification?.status === "verified" ? verification.accountName : undefined;
  const record = toRecipientRecord({ values, saved, accountName, banks: options.banks.items });
  const changes = recipientChanges(saved ? readRecipientRecord(saved) : nothing, record);
  const state = toRecipientEditorState({ recipientId, recipients, readError, form, changes, failure });

  const review = async () => {
    if (verification?.status === "waiting") verifier.verify();
    const isGood = form.check(all);
    // Input since the last render is not validated yet.
    const isCurrent = form.draft.get().edits === form.edits;
    if (!isGood || !isCurrent || form.conflicts.length > 0 || changes.length === 0) return false;
    form.dismiss();
    form.setExtra({ reviewed: values });
    return true;
  };

  return {
    ...fields,
    ...options,
    state,
    permission: can(isNew ? "createRecipient" : "updateRecipient"),
    isNew,
    values,
    changes,
    problems,
    isDirty,
    isRestored: form.isRestored,
    bank: {
      verification,
      match:
        accountName === undefined ? undefined : compareNames({ expected: values.expected_name, actual: accountName }),
      expectedName: values.expected_name,
      sameAs: findSameAccount({ values, recipients: recipients.data ?? [], exceptId: recipientId }),
      verify: verifier.verify,
    },
    address: {
      check: addressCheck,
      groups: groupAddress(address),
      lookalike: findLookalike(address, knownAddresses(recipients.data ?? [], recipientId)),
      paste: paste.paste,
    },
    retry: () => void recipients.refetch(),
    review,
    back: () => {
      if (state.status !== "reviewing") return;
      form.dismiss();
      form.settle();
      form.setExtra({ reviewed: undefined });
    },
    save: () => state.status === "reviewing" && save(record),
    discard: form.discard,
    resolveConflict: (unit, choice) => {
      form.setExtra({ reviewed: undefined });
      form.resolve(fieldsOf[unit], choice);
    },
    saveAsNew: () => {
      form.moveToNew();
      setMovedToNew(true);
    },
    getFormProps: () => ({
      ref: form.ref,
      noValidate: true,
      autoComplete: "off",
      onSubmit: form.onSubmit(() => void review()),
    }),
  };
}

/** Rejected fields that still have the rejected value. */
function refusedNow(failure: RecipientSaveFailure | undefined, values: RecipientValues): RecipientProblems {
  const refused = Object.entries(failure?.refused ?? {}).filter(
    ([field, value]) => Reflect.get(values, field) === value,
  );
  return Object.fromEntries(refused.map(([field]) => [field, "refused"]));
}

function knownAddresses(recipients: readonly Recipient[], exceptId: string | undefined) {
  return recipients.flatMap(({ id, label, crypto_address: address }) =>
    address === null || id === exceptId ? [] : [{ label: label ?? "", address }],
  );
}
