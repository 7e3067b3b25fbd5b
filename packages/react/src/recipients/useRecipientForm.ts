"use client";

import { type Recipient, verifyBankAccount } from "@partner-kit/contract";
import { useEffect, useMemo } from "react";
import { cleanAccountNumber } from "../bankAccounts/cleanAccountNumber.ts";
import {
  type BankDetails,
  type BankVerification,
  type BankVerifier,
  createBankVerifier,
  verificationProblem,
} from "../bankAccounts/createBankVerifier.ts";
import { type UseFormReturnType, useForm } from "../form/useForm.ts";
import { useLocale } from "../locale/LocaleContext.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { checkPermission } from "../session/checkPermission.ts";
import { useSession } from "../session/useSession.ts";
import { type RecipientForm, recipientDrafts } from "./recipientForm.ts";
import { isSavedAccount } from "./recipientRecord.ts";
import { emptyRecipientValues, type RecipientType, readRecipientValues } from "./recipientValues.ts";

export interface UseRecipientFormParameters {
  /** `undefined` for a new recipient. */
  readonly recipientId: string | undefined;
  /** The last read recipient. `undefined` for a new one, and until it is read. */
  readonly saved: Recipient | undefined;
  /** The initial type of a new recipient. */
  readonly defaultType: RecipientType;
  /** Number of digits of a complete account number. */
  readonly accountNumberDigits: number;
}

export interface UseRecipientFormReturnType extends UseFormReturnType<RecipientForm> {
  /** `undefined` if the account is saved unchanged. */
  readonly verification: BankVerification | undefined;
  readonly verifier: BankVerifier;
  /** Whether there is unsaved input of a new recipient. */
  readonly hasNewDraft: boolean;
  /** Turns the form of a deleted recipient into that of a new one. Replaces the input of that one. */
  readonly moveToNew: () => void;
}

/** The form of a recipient, with the verification of its bank account. */
export function useRecipientForm(parameters: UseRecipientFormParameters): UseRecipientFormReturnType {
  const { recipientId, saved, defaultType, accountNumberDigits } = parameters;
  const { kit, queryClient, reportError } = useKitContext();
  const { clock } = useLocale();
  const subject = useSession().data?.subject;
  const isNew = recipientId === undefined;
  const empty = emptyRecipientValues(defaultType);
  const current = saved ? readRecipientValues(saved) : undefined;
  const form = useForm({
    drafts: recipientDrafts,
    recordId: recipientId,
    current: isNew ? empty : current,
    empty,
  });
  const { draft, values, extra } = form;

  const verifier = useMemo(
    () =>
      createBankVerifier({
        store: {
          get: () => draft.get().extra.verification,
          set: (verification) => draft.set({ ...draft.get(), extra: { ...draft.get().extra, verification } }),
          subscribe: draft.subscribe,
        },
        now: clock.get,
        problemOf: verificationProblem,
        verify: async ({ bankCode, accountNumber }, signal) => {
          try {
            await checkPermission({ queryClient, kit, operation: verifyBankAccount });
            const input = { bank_code: bankCode, account_number: accountNumber };
            // Bypasses the query and mutation caches, which a host may persist.
            return (await kit.client.call(verifyBankAccount, input, { signal })).account_name;
          } catch (error) {
            if (!signal.aborted) reportError(error, { source: "mutation", operation: verifyBankAccount.name });
            throw error;
          }
        },
      }),
    [draft, clock, queryClient, kit, reportError],
  );
  const bankCode = values.bank_code;
  const accountNumber = cleanAccountNumber(values.account_number);
  const verification = (isNew || saved) && !isSavedAccount({ values, saved }) ? extra.verification : undefined;
  const needsVerification = verification !== undefined && values.type === "fiat";
  useEffect(() => {
    const details: BankDetails = { bankCode, accountNumber };
    const isGiven = needsVerification && bankCode !== "" && accountNumber !== "";
    verifier.setDetails(isGiven ? details : undefined, new RegExp(`^\\d{${accountNumberDigits}}$`).test(accountNumber));
  }, [verifier, needsVerification, bankCode, accountNumber, accountNumberDigits]);
  useEffect(() => () => verifier.stop(), [verifier]);

  return {
    ...form,
    verification,
    verifier,
    hasNewDraft: recipientDrafts.hasUnsaved({ kit, subject, recordId: undefined }),
    moveToNew: () => {
      const { start } = recipientDrafts;
      recipientDrafts.at({ kit, subject, recordId: undefined }).set({ ...start, base: empty, edits: values });
      form.discard();
    },
    discard: () => {
      verifier.stop();
      form.discard();
    },
  };
}
