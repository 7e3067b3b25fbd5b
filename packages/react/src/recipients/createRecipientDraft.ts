import type { Recipient } from "@partner-kit/contract";
import { createFormControl, type FieldErrors } from "react-hook-form";
import type { BankVerification } from "../bankAccounts/BankVerification.ts";
import {
  type BankVerifier,
  type CreateBankVerifierParameters,
  createBankVerifier,
} from "../bankAccounts/createBankVerifier.ts";
import { assessAddress } from "../chains/assessAddress.ts";
import { createStore } from "../provider/createStore.ts";
import type { RecipientDraft, RecipientFormState } from "./RecipientDraft.ts";
import type { RecipientProgress } from "./RecipientProgress.ts";
import { recipientProblems } from "./recipientProblems.ts";
import { isSavedAccount } from "./recipientRecord.ts";
import {
  emptyRecipientValues,
  isSameRecipientValues,
  type RecipientType,
  type RecipientValues,
  readRecipientValues,
} from "./recipientValues.ts";

export interface CreateRecipientDraftParameters extends CreateBankVerifierParameters {
  /** `undefined` for a new one. */
  readonly saved: Recipient | undefined;
  /** Of a new one. */
  readonly type: RecipientType;
}

/** Begins a form. */
export function createRecipientDraft(parameters: CreateRecipientDraftParameters): RecipientDraft {
  const { saved, type, ...verifierParameters } = parameters;
  const base = saved ? readRecipientValues(saved) : emptyRecipientValues(type);
  const verifier = createBankVerifier(verifierParameters);
  const progress = createStore<RecipientProgress>({
    base,
    saved,
    adopted: [],
    step: { step: "form", failure: undefined },
  });
  const state = createStore<RecipientFormState>({ values: base, touched: {}, isSubmitted: false });

  const form = createFormControl<RecipientValues>({
    defaultValues: base,
    // Elements are the skin's; so is the focus.
    shouldFocusError: false,
    resolver: (values) => {
      const address = assessAddress({ chain: values.chain, address: values.crypto_address });
      const verification = verificationOf({ values, saved: progress.get().saved, verifier });
      const { confirmation, ...fields } = recipientProblems({ values, verification, address });
      const errors: FieldErrors<RecipientValues> = Object.fromEntries(
        Object.entries(fields).map(([field, problem]) => [field, { type: problem }]),
      );
      if (confirmation) errors.root = { confirmation: { type: confirmation } };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  // Runs for as long as the form lives: there is nothing to unsubscribe from but the form itself.
  form.subscribe({
    formState: { values: true, touchedFields: true, isSubmitted: true },
    callback: ({ values: now, touchedFields = {}, isSubmitted = false }) => {
      const { values } = state.get();
      const next = isSameRecipientValues(now, values) ? values : { ...now };
      state.set({ values: next, touched: { ...touchedFields }, isSubmitted });
    },
  });
  return { form, state, progress, verifier };
}

export interface VerificationOfParameters {
  readonly values: RecipientValues;
  readonly saved: Recipient | undefined;
  readonly verifier: BankVerifier;
}

/** Where the verification of a form's account stands; `undefined` where that account is saved already. */
export function verificationOf({ values, saved, verifier }: VerificationOfParameters): BankVerification | undefined {
  return isSavedAccount({ values, saved }) ? undefined : verifier.get();
}
