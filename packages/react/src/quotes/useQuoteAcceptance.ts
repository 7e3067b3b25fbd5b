"use client";

import { type AcceptedQuote, isApiError } from "@partner-kit/contract";
import type { Attempt } from "../form/attempt.ts";
import { createFormDrafts, type FormShape } from "../form/createFormDrafts.ts";
import { useForm } from "../form/useForm.ts";
import { type OrderOutcome, useOrderOutcome } from "../orders/useOrderOutcome.ts";
import type { OperationError } from "../query/operationError.ts";
import type { Permission } from "../session/permission.ts";
import { useSession } from "../session/useSession.ts";
import { useAcceptQuote } from "./quotes.ts";

export interface UseQuoteAcceptanceParameters {
  readonly quoteId: string;
  /** Given the order once, by whom the outcome is read. */
  readonly onAccepted?: ((acceptance: AcceptedQuote) => void) | undefined;
  /** Asks for another quote in place of one that has expired. */
  readonly onRequestFreshQuote?: (() => void) | undefined;
}

export type QuoteAcceptanceState =
  | { readonly status: "ready" }
  /** `attempt` counts from 1; from 2 on no answer came to the one before, and the same quote is sent again. */
  | { readonly status: "accepting"; readonly attempt: number }
  /**
   * No answer came, also after sending it again; or one came, but only to a later try, which was refused for itself. The
   * quote may be accepted or not; sending the same one once more tells, and never makes a second order.
   */
  | { readonly status: "uncertain"; readonly error: OperationError }
  | { readonly status: "accepted"; readonly acceptance: AcceptedQuote; readonly order: OrderOutcome }
  /** It ran out before it was accepted: nothing was traded, and a fresh quote is needed. */
  | { readonly status: "expired" }
  /** There is no such quote, or it is another account's: the service does not tell which. */
  | { readonly status: "notFound" }
  /** Refused: nothing was traded. */
  | { readonly status: "failed"; readonly error: OperationError };

export interface UseQuoteAcceptanceReturnType {
  readonly state: QuoteAcceptanceState;
  readonly permission: Permission;
  /** Does nothing while it is under way, or once there is an outcome that it cannot change. */
  readonly accept: () => void;
  /** Where the host can give another quote. */
  readonly requestFreshQuote: (() => void) | undefined;
  /** Reads the order again. */
  readonly retryOrder: () => void;
  readonly getAcceptButtonProps: () => {
    readonly type: "button";
    readonly "aria-busy": true | undefined;
    readonly onClick: () => void;
  };
}

/**
 * Accepts a quote once, however often it is clicked and wherever on the page. After an uncertain answer the same quote ID
 * is sent again, which gives the same order. (Service document: Endpoints, Exchange.)
 */
export function useQuoteAcceptance(parameters: UseQuoteAcceptanceParameters): UseQuoteAcceptanceReturnType {
  const { quoteId, onAccepted, onRequestFreshQuote } = parameters;
  const permission = useSession().can("acceptQuote");
  const form = useForm({ drafts: acceptances, recordId: quoteId, current: noValues, empty: noValues });
  const progress = toProgress(form.attempt);
  const acceptance = useAcceptQuote({ retrySafely: true });
  const { outcome, retry } = useOrderOutcome({
    orderId: progress.status === "accepted" ? progress.acceptance.order_id : undefined,
  });

  const accept = async () => {
    const before = toProgress(form.draft.get().attempt);
    if (!permission.allowed || (before.status !== "ready" && !("error" in before))) return;
    const end = await form.run({ send: () => acceptance.mutateAsync({ quote_id: quoteId }) });
    if (end?.status === "done") onAccepted?.(end.result);
  };

  return {
    state: toState(),
    permission,
    accept: () => void accept(),
    requestFreshQuote: onRequestFreshQuote,
    retryOrder: retry,
    getAcceptButtonProps: () => ({
      type: "button",
      "aria-busy": progress.status === "accepting" || undefined,
      onClick: () => void accept(),
    }),
  };

  function toState(): QuoteAcceptanceState {
    if (progress.status === "accepted") return { ...progress, order: outcome };
    if (progress.status !== "accepting") return progress;
    const isThisQuote = acceptance.variables?.quote_id === quoteId;
    return { status: "accepting", attempt: isThisQuote ? acceptance.failureCount + 1 : 1 };
  }
}

type AcceptanceProgress =
  | Exclude<QuoteAcceptanceState, { readonly status: "accepting" | "accepted" }>
  | { readonly status: "accepting" }
  | { readonly status: "accepted"; readonly acceptance: AcceptedQuote };

function toProgress(attempt: Attempt<AcceptedQuote>): AcceptanceProgress {
  switch (attempt.status) {
    case "idle":
      return { status: "ready" };
    case "sending":
      return { status: "accepting" };
    case "done":
      return { status: "accepted", acceptance: attempt.result };
    case "failed": {
      const { error, isUnknown } = attempt;
      if (isApiError(error, "CONFLICT")) return { status: "expired" };
      if (isApiError(error, "NOT_FOUND")) return { status: "notFound" };
      return { status: isUnknown ? "uncertain" : "failed", error };
    }
  }
}

/** A form without a field: what was accepted stays so when its dialog is opened again. */
interface AcceptanceForm extends FormShape {
  readonly values: Readonly<Record<string, never>>;
  readonly result: AcceptedQuote;
}

const acceptances = createFormDrafts<AcceptanceForm>({
  name: "quote",
  extra: undefined,
  isKept: true,
  // Nobody should leave the page before it is known whether there is an order.
  isUnsaved: ({ attempt }) => ["accepting", "uncertain"].includes(toProgress(attempt).status),
});

const noValues: AcceptanceForm["values"] = {};
