"use client";

import { type Recipient, verifyBankAccount } from "@partner-kit/contract";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { BankDetails, BankVerification } from "../bankAccounts/BankVerification.ts";
import { cleanAccountNumber } from "../bankAccounts/cleanAccountNumber.ts";
import { verificationProblem } from "../bankAccounts/verificationProblem.ts";
import { useLocale } from "../locale/LocaleContext.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { checkPermission } from "../session/checkPermission.ts";
import { useSession } from "../session/useSession.ts";
import { createRecipientDraft, verificationOf } from "./createRecipientDraft.ts";
import type { RecipientDraft, RecipientFormState } from "./RecipientDraft.ts";
import type { RecipientProgress } from "./RecipientProgress.ts";
import { keepRecipientDraft, recipientDraftAt } from "./recipientDrafts.ts";
import { emptyRecipientValues, isSameRecipientInput, type RecipientType } from "./recipientValues.ts";

export interface UseRecipientDraftParameters {
  /** `undefined`: one that does not exist yet. */
  readonly recipientId: string | undefined;
  /** As it was last read; `undefined` for a new one, and until it is read. */
  readonly saved: Recipient | undefined;
  /** Of a new one, at first. */
  readonly defaultType: RecipientType;
  /** How many digits make an account number complete. */
  readonly accountNumberDigits: number;
}

export interface UseRecipientDraftReturnType extends RecipientFormState {
  readonly draft: RecipientDraft;
  readonly progress: RecipientProgress;
  /** `undefined`: the account is saved as it is. */
  readonly verification: BankVerification | undefined;
  readonly isDirty: boolean;
  /** Whether it was begun before the form was opened. */
  readonly isRestored: boolean;
  /** Begins anew. */
  readonly discard: () => void;
  /** Says that there is nothing unsaved left. */
  readonly release: () => void;
  /** Makes it the form of a new recipient, for one that is gone. */
  readonly moveToNew: () => void;
}

/**
 * The form of one recipient. It is kept in memory while it holds anything unsaved: closing it, a failed read, an ended
 * session lose nothing, and nobody who signs in after is shown it.
 */
export function useRecipientDraft(parameters: UseRecipientDraftParameters): UseRecipientDraftReturnType {
  const { recipientId, saved, defaultType, accountNumberDigits } = parameters;
  const { kit, queryClient, reportError } = useKitContext();
  const { clock } = useLocale();
  const subject = useSession().data?.subject;
  const begin = (): HeldDraft => {
    const restored = recipientDraftAt({ kit, subject, recipientId }).get();
    const isRestored = restored !== undefined;
    return { recipientId, subject, hasSaved: saved !== undefined, isRestored, draft: restored ?? make() };
  };
  const [kept, setKept] = useState(begin);
  const held = isStillMine(kept) ? adopt(kept) : begin();
  if (held !== kept) setKept(held);
  const { draft } = held;

  const form = useSyncExternalStore(draft.state.subscribe, draft.state.get, draft.state.get);
  const progress = useSyncExternalStore(draft.progress.subscribe, draft.progress.get, draft.progress.get);
  const { verifier } = draft;
  useSyncExternalStore(verifier.subscribe, verifier.get, verifier.get);
  const { values } = form;
  const { base } = progress;
  const isDirty = progress.step.step !== "saved" && !isSameRecipientInput(values, base);
  const verification = verificationOf({ values, saved: progress.saved, verifier });

  const bankCode = values.bank_code;
  const accountNumber = cleanAccountNumber(values.account_number);
  const needsVerification = verification !== undefined && values.type === "fiat";
  useEffect(() => {
    const details: BankDetails = { bankCode, accountNumber };
    const isGiven = needsVerification && bankCode !== "" && accountNumber !== "";
    verifier.setDetails(isGiven ? details : undefined, new RegExp(`^\\d{${accountNumberDigits}}$`).test(accountNumber));
  }, [verifier, needsVerification, bankCode, accountNumber, accountNumberDigits]);
  useEffect(() => () => verifier.stop(), [verifier]);

  useEffect(
    () => keepRecipientDraft({ kit, subject, recipientId }, isDirty ? draft : undefined),
    [kit, subject, recipientId, isDirty, draft],
  );
  const release = () => keepRecipientDraft({ kit, subject, recipientId }, undefined);

  return {
    ...form,
    draft,
    progress,
    verification,
    isDirty,
    isRestored: held.isRestored && isDirty,
    release,
    moveToNew: () => {
      const start = emptyRecipientValues(values.type);
      draft.progress.set({ base: start, saved: undefined, adopted: [], step: { step: "form", failure: undefined } });
      release();
      keepRecipientDraft({ kit, subject, recipientId: undefined }, draft);
    },
    discard: () => {
      release();
      verifier.stop();
      setKept({ ...held, isRestored: false, draft: make() });
    },
  };

  function make(): RecipientDraft {
    return createRecipientDraft({
      saved,
      type: defaultType,
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
    });
  }

  /** A form begun before the recipient was read has nothing in it, and somebody else's is not to be shown. */
  function isStillMine({ recipientId: heldId, subject: heldSubject, hasSaved }: HeldDraft): boolean {
    if (heldId !== recipientId || (!hasSaved && saved !== undefined)) return false;
    return heldSubject === undefined || subject === undefined || heldSubject === subject;
  }

  /** Begun before it was known who is asking: from here on it is theirs. */
  function adopt(mine: HeldDraft): HeldDraft {
    return mine.subject === undefined && subject !== undefined ? { ...mine, subject } : mine;
  }
}

interface HeldDraft {
  readonly recipientId: string | undefined;
  readonly subject: string | undefined;
  readonly hasSaved: boolean;
  readonly isRestored: boolean;
  readonly draft: RecipientDraft;
}
