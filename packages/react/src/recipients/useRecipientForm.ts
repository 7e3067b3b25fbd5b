"use client";

import { type Recipient, verifyBankAccount } from "@partner-kit/contract";
import { useEffect, useMemo } from "react";
import type { BankDetails, BankVerification } from "../bankAccounts/BankVerification.ts";
import { cleanAccountNumber } from "../bankAccounts/cleanAccountNumber.ts";
import { type BankVerifier, createBankVerifier } from "../bankAccounts/createBankVerifier.ts";
import { verificationProblem } from "../bankAccounts/verificationProblem.ts";
import { type UseFormReturnType, useForm } from "../form/useForm.ts";
import { useLocale } from "../locale/LocaleContext.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { checkPermission } from "../session/checkPermission.ts";
import { useSession } from "../session/useSession.ts";
import { type RecipientForm, recipientDrafts } from "./recipientForm.ts";
import { isSavedAccount } from "./recipientRecord.ts";
import { emptyRecipientValues, type RecipientType, readRecipientValues } from "./recipientValues.ts";

export interface UseRecipientFormParameters {
  /** `undefined`: one that does not exist yet. */
  readonly recipientId: string | undefined;
  /** As it was last read; `undefined` for a new one, and until it is read. */
  readonly saved: Recipient | undefined;
  /** Of a new one, at first. */
  readonly defaultType: RecipientType;
  /** How many digits make an account number complete. */
  readonly accountNumberDigits: number;
}

export interface UseRecipientFormReturnType extends UseFormReturnType<RecipientForm> {
  /** `undefined`: the account is saved as it is. */
  readonly verification: BankVerification | undefined;
  readonly verifier: BankVerifier;
  /** Makes it the form of a new recipient, for one that is gone. */
  readonly moveToNew: () => void;
}

/** The form of one recipient, and the verification of the bank account in it. */
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
            // Neither through the query cache nor the mutation cache, which a host may write to disk.
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
