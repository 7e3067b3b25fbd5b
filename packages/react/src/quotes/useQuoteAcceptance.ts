"use client";

import { type AcceptedQuote, isApiError } from "@partner-kit/contract";
import { type OrderOutcome, useOrderOutcome } from "../orders/useOrderOutcome.ts";
import { createShelf } from "../provider/createShelf.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { markUnsaved } from "../provider/unsavedChanges.ts";
import { useShelf } from "../provider/useShelf.ts";
import { afterTry, isUncertain } from "../query/isUncertain.ts";
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
  const { kit } = useKitContext();
  const permission = useSession().can("acceptQuote");
  const store = acceptances.at(kit, quoteId);
  const [progress = ready] = useShelf(acceptances, quoteId);
  const acceptance = useAcceptQuote({ retrySafely: true });
  const { outcome, retry } = useOrderOutcome({
    orderId: progress.status === "accepted" ? progress.acceptance.order_id : undefined,
  });

  const accept = () => {
    const before = store.get() ?? ready;
    const error = "error" in before ? before.error : undefined;
    if (!permission.allowed || (before.status !== "ready" && !error)) return;
    set({ status: "accepting" });
    void send(error);
  };
  const send = async (before: OperationError | undefined) => {
    let accepted: AcceptedQuote;
    try {
      accepted = await acceptance.mutateAsync({ quote_id: quoteId });
    } catch (error) {
      // What a call fails with, by the client's word.
      return set(toFailure(afterTry(before, error as OperationError)));
    }
    set({ status: "accepted", acceptance: accepted });
    onAccepted?.(accepted);
  };
  const set = (next: AcceptanceProgress) => {
    store.set(next);
    // Nobody should leave the page before it is known whether there is an order.
    markUnsaved({ kit, name: `quote:${quoteId}`, isUnsaved: isUnanswered(next) });
  };

  return {
    state: toState(),
    permission,
    accept,
    requestFreshQuote: onRequestFreshQuote,
    retryOrder: retry,
    getAcceptButtonProps: () => ({
      type: "button",
      "aria-busy": progress.status === "accepting" || undefined,
      onClick: accept,
    }),
  };

  function toState(): QuoteAcceptanceState {
    if (progress.status === "accepted") return { ...progress, order: outcome };
    if (progress.status !== "accepting") return progress;
    const isThisQuote = acceptance.variables?.quote_id === quoteId;
    return { status: "accepting", attempt: isThisQuote ? acceptance.failureCount + 1 : 1 };
  }
}

/** Outlives the component: a quote that was accepted stays so when its dialog is opened again. */
type AcceptanceProgress =
  | Exclude<QuoteAcceptanceState, { readonly status: "accepting" | "accepted" }>
  | { readonly status: "accepting" }
  | { readonly status: "accepted"; readonly acceptance: AcceptedQuote };

const acceptances = createShelf<AcceptanceProgress>();

const ready: AcceptanceProgress = { status: "ready" };

function isUnanswered({ status }: AcceptanceProgress): boolean {
  return status === "accepting" || status === "uncertain";
}

function toFailure(error: OperationError): AcceptanceProgress {
  if (isApiError(error, "CONFLICT")) return { status: "expired" };
  if (isApiError(error, "NOT_FOUND")) return { status: "notFound" };
  return { status: isUncertain(error) ? "uncertain" : "failed", error };
}
