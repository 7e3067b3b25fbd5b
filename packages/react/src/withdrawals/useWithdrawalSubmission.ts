"use client";

import { type Approval, isApiError, submitWithdrawal, type Withdrawal } from "@partner-kit/contract";
import { useEffect } from "react";
import { type UseApprovalDecisionReturnType, useApprovalDecision } from "../approvals/useApprovalDecision.ts";
import { idleAttempt } from "../form/attempt.ts";
import type { FormState } from "../form/createFormDrafts.ts";
import type { UseFormReturnType } from "../form/useForm.ts";
import { useLatest } from "../provider/useLatest.ts";
import { type WithdrawalFormShape, withdrawalDrafts } from "./withdrawalDrafts.ts";
import { useSubmitWithdrawal } from "./withdrawals.ts";

export interface UseWithdrawalSubmissionParameters {
  readonly form: UseFormReturnType<WithdrawalFormShape>;
  readonly onSent: ((withdrawal: Withdrawal) => void) | undefined;
}

export interface UseWithdrawalSubmissionReturnType {
  /** Sends the payment under review, always with its own quote and key. */
  readonly submit: () => Promise<void>;
  /** The approval that the payment waits for. */
  readonly approval: UseApprovalDecisionReturnType;
}

/** Submits a reviewed payment, and follows its approval if the host's policy holds it. */
export function useWithdrawalSubmission(
  parameters: UseWithdrawalSubmissionParameters,
): UseWithdrawalSubmissionReturnType {
  const { form, onSent } = parameters;
  const { draft } = form;
  const submission = useSubmitWithdrawal();
  const approval = useApprovalDecision({ approvalId: form.extra.held?.approvalId });
  const executed = approval.state.status === "ready" ? resultOf(approval.state.approval) : undefined;

  /** Ends the submission. The payment stays on the page. */
  const end = (change: Pick<FormState<WithdrawalFormShape>, "attempt"> & { held?: typeof form.extra.held }) => {
    const { payment } = draft.get().extra;
    const { start } = withdrawalDrafts;
    draft.set({ ...start, attempt: change.attempt, extra: { ...start.extra, payment, held: change.held } });
  };
  const finish = (result: Withdrawal) => {
    end({ attempt: { status: "done", result, earlier: undefined } });
    onSent?.(result);
  };
  const latest = useLatest({ executed, finish });
  const executedId = executed?.transaction_id;
  useEffect(() => {
    const { executed: result, finish: run } = latest.current;
    // Another form of the same user may have shown it first.
    if (executedId !== undefined && result && draft.get().extra.held) run(result);
  }, [executedId, draft, latest]);

  return {
    approval,
    submit: async () => {
      const { payment } = draft.get().extra;
      if (!payment) return;
      const { withdrawal_quote_id } = payment.quote;
      const ended = await form.run({
        send: () => submission.mutateAsync({ withdrawal_quote_id, idempotency_key: payment.idempotencyKey }),
      });
      if (ended?.status === "done") finish(ended.result);
      if (ended?.status === "failed" && isApiError(ended.error, "APPROVAL_REQUIRED")) {
        const { approvalId, serviceMessage: reason } = ended.error;
        end({ attempt: idleAttempt, held: { approvalId, reason, isEarlierUnknown: ended.isUnknown } });
      }
    },
  };
}

/** The withdrawal that an approved request made, once the proxy reports it. */
function resultOf({ status, outcome }: Approval): Withdrawal | undefined {
  return status === "executed" ? submitWithdrawal.data.safeParse(outcome?.data).data : undefined;
}
