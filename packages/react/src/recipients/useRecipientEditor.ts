"use client";

import type { Recipient } from "@partner-kit/contract";
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { BankVerification } from "../bankAccounts/BankVerification.ts";
import { compareNames, type NameMatch } from "../bankAccounts/compareNames.ts";
import type { AddressCheck } from "../chains/AddressCheck.ts";
import { assessAddress } from "../chains/assessAddress.ts";
import { cleanAddress } from "../chains/cleanAddress.ts";
import { findLookalike, type Lookalike } from "../chains/findLookalike.ts";
import { groupAddress } from "../chains/groupAddress.ts";
import { type AddressPaste, useAddressPaste } from "../chains/useAddressPaste.ts";
import { useSettledError } from "../query/useSettledError.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import { findSameAccount } from "./findSameAccount.ts";
import type { RecipientUnit } from "./mergeRecipient.ts";
import { type RecipientEditorState, toRecipientEditorState } from "./RecipientEditorState.ts";
import { type RecipientProblems, recipientProblems } from "./recipientProblems.ts";
import type { RecipientChange } from "./recipientRecord.ts";
import { useRecipients } from "./recipients.ts";
import type { RecipientType, RecipientValues } from "./recipientValues.ts";
import { resolveRecipientConflict } from "./resolveRecipientConflict.ts";
import { shownProblems } from "./shownProblems.ts";
import { takeInRecipient } from "./takeInRecipient.ts";
import { useRecipientDraft } from "./useRecipientDraft.ts";
import { type UseRecipientFieldsReturnType, useRecipientFields } from "./useRecipientFields.ts";
import { type UseRecipientOptionsReturnType, useRecipientOptions } from "./useRecipientOptions.ts";
import { useRecipientSaving } from "./useRecipientSaving.ts";
import { weighRecipient } from "./weighRecipient.ts";

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
  const held = useRecipientDraft({ recipientId, saved, defaultType, accountNumberDigits });
  const { draft, values, verification, progress, isDirty } = held;
  const { form, verifier } = draft;

  const options = useRecipientOptions(values);
  const address = cleanAddress(values.crypto_address);
  const addressCheck = assessAddress({ chain: values.chain, address });
  const paste = useAddressPaste(values.crypto_address);
  const all = recipientProblems({ values, verification, address: addressCheck });
  const problems = shownProblems({ problems: all, held });
  const fields = useRecipientFields({
    held,
    chains: options.chains.items,
    problems,
    onAddressPaste: paste.onPaste,
  });

  const accountName = verification?.status === "verified" ? verification.accountName : undefined;
  const banks = options.banks.items;
  const { record, changes, conflicts } = weighRecipient({ values, progress, verification, banks });
  const send = useRecipientSaving({ recipientId, held, recipients, onSaved });

  // What others saved meanwhile is taken in where nothing was edited.
  useEffect(() => {
    if (saved && saved !== draft.progress.get().saved) takeInRecipient(draft, saved);
  }, [draft, saved]);

  // What a skin has marked as wrong is there only once that is rendered.
  const formElement = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const enter = (step: "form" | "review") =>
    draft.progress.set({ ...draft.progress.get(), step: { step, failure: undefined } });
  const review = async () => {
    if (verification?.status === "waiting") verifier.verify();
    let isGood = false;
    await form.handleSubmit(() => {
      isGood = true;
    })();
    // Somebody may type on while the form is checked.
    const now = { values: draft.state.get().values, progress: draft.progress.get() };
    const isCurrent = now.values === values && now.progress.saved === progress.saved;
    const found = weighRecipient({ ...now, verification, banks });
    setRefusals((count) => count + (isGood ? 0 : 1));
    if (!isGood || !isCurrent || found.conflicts.length > 0 || found.changes.length === 0) return false;
    enter("review");
    return true;
  };

  return {
    ...fields,
    ...options,
    state: toRecipientEditorState({ recipientId, recipients, readError, held, changes, conflicts }),
    permission: can(isNew ? "createRecipient" : "updateRecipient"),
    isNew,
    values,
    changes,
    problems,
    isDirty,
    isRestored: held.isRestored,
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
    back: () => progress.step.step === "review" && enter("form"),
    save: () => send(record),
    discard: held.discard,
    resolveConflict: (unit, choice) => resolveRecipientConflict({ draft, unit, choice }),
    saveAsNew: () => {
      held.moveToNew();
      setMovedToNew(true);
    },
    getFormProps: () => ({
      ref: formElement,
      noValidate: true,
      autoComplete: "off",
      onSubmit: (event) => {
        event.preventDefault();
        void review();
      },
    }),
  };
}

function knownAddresses(recipients: readonly Recipient[], exceptId: string | undefined) {
  return recipients.flatMap(({ id, label, crypto_address: address }) =>
    address === null || id === exceptId ? [] : [{ label: label ?? "", address }],
  );
}
