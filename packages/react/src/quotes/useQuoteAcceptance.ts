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
  /** `undefined`: there is no quote to accept yet. */
  readonly quoteId: string | undefined;
  /** Called once, with the accepted quote. */
  readonly onAccepted?: ((acceptance: AcceptedQuote) => void) | undefined;
  /** Requests a new quote after this one expired. */
  readonly onRequestFreshQuote?: (() => void) | undefined;
}

export type QuoteAcceptanceState =
  | { readonly status: "ready" }
  /** `attempt` starts at 1. Later attempts send the same quote again after a lost response. */
  | { readonly status: "accepting"; readonly attempt: number }
  /**
   * The response was lost, or a later attempt was rejected for another reason. The quote may have been accepted. Sending it
   * again reveals that and never creates a second order.
   */
  | { readonly status: "uncertain"; readonly error: OperationError }
  | { readonly status: "accepted"; readonly acceptance: AcceptedQuote; readonly order: OrderOutcome }
  /** The quote expired before it was accepted. Nothing was traded. */
  | { readonly status: "expired" }
  /** The quote does not exist or belongs to another account. The service does not say which. */
  | { readonly status: "notFound" }
  /** Rejected: nothing was traded. */
  | { readonly status: "failed"; readonly error: OperationError };

export interface UseQuoteAcceptanceReturnType {
  readonly state: QuoteAcceptanceState;
  readonly permission: Permission;
  /** Accepts the quote. Does nothing while a request is pending, or after a final outcome. */
  readonly accept: () => void;
  /** Set if the host can request another quote. */
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
 * Accepts a quote once, however often users click and wherever on the page. After an unknown outcome the same quote ID is
 * sent again, which returns the same order. (Service document: Endpoints, Exchange.)
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
    if (quoteId === undefined || !permission.allowed || (before.status !== "ready" && !("error" in before))) return;
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

/** A form without fields, so that an accepted quote stays accepted when its dialog opens again. */
interface AcceptanceForm extends FormShape {
  readonly values: Readonly<Record<string, never>>;
  readonly result: AcceptedQuote;
}

const acceptances = createFormDrafts<AcceptanceForm>({
  name: "quote",
  extra: undefined,
  isPersistent: true,
  // Warns before the page is left while it is unknown whether an order exists.
  isUnsaved: ({ attempt }) => ["accepting", "uncertain"].includes(toProgress(attempt).status),
});

const noValues: AcceptanceForm["values"] = {};
