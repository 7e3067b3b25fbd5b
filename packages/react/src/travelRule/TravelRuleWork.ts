import { createShelf } from "../provider/createShelf.ts";
import type { OperationError } from "../query/operationError.ts";

/** How sending the answers goes. */
export type TravelRuleSending =
  | { readonly status: "idle" }
  | { readonly status: "sending" }
  /**
   * No answer came, also when it was sent again; or one came, but only to a later try, which was refused for itself. It may
   * have arrived; sending it once more is safe.
   */
  | { readonly status: "uncertain"; readonly error: OperationError }
  /** Refused. Nothing was changed, unless `reason` tells of the case or of the answers and a try before got no answer. */
  | { readonly status: "failed"; readonly reason: TravelRuleFailure; readonly error: OperationError };

/**
 * Why answers were not taken. `conflict`: the service says that the deposit is no longer as it was, and does not say more.
 * `refused`: what was entered is not valid.
 */
export type TravelRuleFailure = "session_expired" | "not_found" | "conflict" | "refused" | "other";

/** What one person has typed about one deposit, and what became of it. In memory only: it is personal data. */
export interface TravelRuleWork {
  /** By the name of the question. */
  readonly values: ReadonlyMap<string, string>;
  /** Questions that were left once. */
  readonly visited: ReadonlySet<string>;
  /** Whether the form was opened once more after it was submitted. */
  readonly isAnsweringAgain: boolean;
  readonly sending: TravelRuleSending;
  /** Of the last try that failed, also once something was typed after it. */
  readonly lastError: OperationError | undefined;
}

export const noTravelRuleWork: TravelRuleWork = {
  values: new Map(),
  visited: new Set(),
  isAnsweringAgain: false,
  sending: { status: "idle" },
  lastError: undefined,
};

export const travelRuleWorks = createShelf<TravelRuleWork>();

export interface TravelRuleWorkKeyParameters {
  /** Who types; `undefined` where the session is not known yet. */
  readonly subject: string | undefined;
  readonly transactionId: string;
}

/** Where one person's work on one deposit lies on the shelf. */
export function travelRuleWorkKey({ subject = "", transactionId }: TravelRuleWorkKeyParameters): string {
  return `${subject} ${transactionId}`;
}

/** Whether anything was typed. */
export function hasTravelRuleAnswers({ values }: TravelRuleWork): boolean {
  return Array.from(values.values()).some((value) => value.trim() !== "");
}
