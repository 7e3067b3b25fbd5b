"use client";

import type { Recipient } from "@partner-kit/contract";
import { type RefObject, type SyntheticEvent, useState } from "react";
import type { BankVerification } from "../bankAccounts/BankVerification.ts";
import { compareNames, type NameMatch } from "../bankAccounts/compareNames.ts";
import type { AddressCheck } from "../chains/AddressCheck.ts";
import { cleanAddress, groupAddress } from "../chains/address.ts";
import { assessAddress } from "../chains/assessAddress.ts";
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
  /** Whom to change. Default: a new recipient. */
  readonly recipientId?: string | undefined;
  /** Of a new recipient, at first. Default `fiat`. */
  readonly defaultType?: RecipientType | undefined;
  readonly onSaved?: ((recipient: Recipient) => void) | undefined;
  /**
   * How many digits make an account number complete, so that it is verified by itself; others are when the field is left.
   * Default 10, which Nigerian account numbers have. Assumed: the service document does not say.
   */
  readonly accountNumberDigits?: number | undefined;
}

/** The bank's word on an account number, beside what was expected. */
export interface RecipientBank {
  /** `undefined`: the account is the one that is saved, and needs no verification. */
  readonly verification: BankVerification | undefined;
  /** How the bank's name goes with the one expected; `undefined` while there is none. */
  readonly match: NameMatch | undefined;
  readonly expectedName: string;
  /** Another saved recipient with this bank account. It can be saved all the same. */
  readonly sameAs: Recipient | undefined;
  /** Asks the bank at once. */
  readonly verify: () => void;
}

/** What the page can tell of an address by itself. */
export interface RecipientAddress {
  readonly check: AddressCheck;
  /** For comparing by eye. */
  readonly groups: readonly string[];
  /** A saved recipient with the same address, or one that could be mistaken for it. */
  readonly lookalike: Lookalike | undefined;
  readonly paste: AddressPaste | undefined;
}

export interface UseRecipientEditorReturnType extends UseRecipientFieldsReturnType, UseRecipientOptionsReturnType {
  readonly state: RecipientEditorState;
  /** To create, or to change: whichever this is about. */
  readonly permission: Permission;
  readonly isNew: boolean;
  readonly values: RecipientValues;
  /** What saving changes, against what is saved. */
  readonly changes: readonly RecipientChange[];
  /** Of fields that were left, or all once somebody tried to go on. */
  readonly problems: RecipientProblems;
  readonly bank: RecipientBank;
  readonly address: RecipientAddress;
  /** Whether there is something that is not saved. It is kept when the form is closed. */
  readonly isDirty: boolean;
  /** Whether what is in the form was typed before it was opened. */
  readonly isRestored: boolean;
  /** Reads again what could not be read. */
  readonly retry: () => void;
  /**
   * Goes on to look through the changes. Resolves to whether there was nothing to mend; where there is, the first element
   * of the form that is `aria-invalid` gets the focus.
   */
  readonly review: () => Promise<boolean>;
  readonly back: () => void;
  /** Only while they are looked through. */
  readonly save: () => void;
  /** Forgets what was typed. */
  readonly discard: () => void;
  readonly resolveConflict: (unit: RecipientUnit, choice: "mine" | "theirs") => void;
  /** Of one that is gone: keeps what was typed as a new one. */
  readonly saveAsNew: () => void;
  readonly getFormProps: () => {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly autoComplete: "off";
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
}

/**
 * Everything a form does that saves a recipient or changes one. Saving moves no funds. A bank account is verified as soon
 * as it is entered, and its name has to be confirmed; any change of it undoes that. (Service document: Endpoints, Wallets.)
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
    // What was typed since the last render is not checked yet.
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

/** Rejected fields in which nothing was changed since. */
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
