import { isApiError } from "@partner-kit/contract";
import { errorKind } from "../errors/errorKind.ts";
import { createStore, type Store } from "../provider/createStore.ts";
import { retryAfter } from "../query/isTransient.ts";
import type { OperationError } from "../query/operationError.ts";

export interface CreateBankVerifierParameters {
  /** Asks the bank and resolves to the holder's name. Rejects with an `OperationError`, or with anything after an abort. */
  readonly verify: (details: BankDetails, signal: AbortSignal) => Promise<string>;
  /** Classifies an error. `rate` is retried automatically. */
  readonly problemOf: (error: OperationError) => VerificationProblem;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Runs a function later and returns its cancellation. Default: the page's timers. */
  readonly schedule?: ((run: () => void, milliseconds: number) => () => void) | undefined;
  /** Milliseconds between the last key press and the request. Default 400. */
  readonly delay?: number | undefined;
  /** Stores the state. Default: a new store. */
  readonly store?: Store<BankVerification> | undefined;
}

/** Verifies the bank account that was given last. Responses for earlier ones are ignored. */
export interface BankVerifier extends Pick<Store<BankVerification>, "get" | "subscribe"> {
  /**
   * Sets the account. A complete number is verified automatically, others on `verify`. A change clears verification and
   * confirmation; the same details change nothing.
   */
  readonly setDetails: (details: BankDetails | undefined, isComplete: boolean) => void;
  /** Verifies the account now, if it is set and not verified. */
  readonly verify: () => void;
  /** Sets the confirmation. Only effective if there is a name. */
  readonly confirm: (isConfirmed: boolean) => void;
  /** Clears the verification, because the service requires a new one. */
  readonly expire: () => void;
  /** Cancels pending work. A verified account stays verified. */
  readonly stop: () => void;
}

export function createBankVerifier(parameters: CreateBankVerifierParameters): BankVerifier {
  const { verify, problemOf, now, schedule = scheduleOnPage, delay = TYPING_PAUSE } = parameters;
  const { store = createStore<BankVerification>({ status: "incomplete" }) } = parameters;
  let cancelPending: (() => void) | undefined;

  return {
    get: store.get,
    subscribe: store.subscribe,
    setDetails(details, isComplete) {
      const state = store.get();
      if (!details) return enter({ status: "incomplete" });
      if (state.status === "incomplete" || !isEqual(state.details, details))
        enter({ status: "waiting", details, isComplete });
      resume();
    },
    verify() {
      const state = store.get();
      if (state.status === "waiting" || state.status === "failed") void ask(state.details);
    },
    confirm(isConfirmed) {
      const state = store.get();
      if (state.status === "verified") store.set({ ...state, isConfirmed });
    },
    expire() {
      const state = store.get();
      if (state.status === "verified") void ask(state.details);
    },
    stop() {
      const state = store.get();
      if (state.status === "verifying") enter({ status: "waiting", details: state.details, isComplete: true });
      else stopPending();
    },
  };

  /** Starts automatic verification if it is due. */
  function resume(): void {
    const state = store.get();
    if (cancelPending) return;
    if (state.status === "waiting" && state.isComplete) askLater(state.details, delay);
    if (state.status === "failed" && state.retryAt !== undefined) askLater(state.details, state.retryAt - now());
  }

  function stopPending(): void {
    cancelPending?.();
    cancelPending = undefined;
  }

  function enter(state: BankVerification): void {
    stopPending();
    store.set(state);
  }

  function askLater(details: BankDetails, milliseconds: number): void {
    cancelPending = schedule(() => void ask(details), Math.max(0, milliseconds));
  }

  async function ask(details: BankDetails): Promise<void> {
    const controller = new AbortController();
    enter({ status: "verifying", details });
    cancelPending = () => controller.abort();
    const { signal } = controller;
    try {
      const accountName = await verify(details, signal);
      if (signal.aborted) return;
      enter({ status: "verified", details, accountName, isConfirmed: false });
    } catch (error) {
      if (signal.aborted) return;
      // The client throws nothing else.
      fail(details, error as OperationError);
    }
  }

  function fail(details: BankDetails, error: OperationError): void {
    const problem = problemOf(error);
    const wait = problem === "rate" ? Math.max(retryAfter(error) ?? 0, RATE_PAUSE) : undefined;
    const retryAt = wait === undefined ? undefined : now() + wait;
    enter({ status: "failed", details, problem, error, retryAt });
    resume();
  }
}

function isEqual(one: BankDetails, other: BankDetails): boolean {
  return one.bankCode === other.bankCode && one.accountNumber === other.accountNumber;
}

function scheduleOnPage(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** Milliseconds. */
const TYPING_PAUSE = 400;
/** Milliseconds. */
const RATE_PAUSE = 2000;

/** A bank account to verify. */
export interface BankDetails {
  readonly bankCode: string;
  readonly accountNumber: string;
}

/** Why a bank account could not be verified. */
export type VerificationProblem =
  /** The service finds no such account at this bank. */
  | "notFound"
  /** The service does not allow it. In production it needs approved KYB, but the service does not give this reason. */
  | "notAllowed"
  /** The session forbids it or has ended. If it forbids it, nothing was sent. */
  | "permission"
  /** Too many requests. It is retried automatically. */
  | "rate"
  /** No readable response. */
  | "down";

/** The state of a verification. Only a verified account has a name that the user can confirm. */
export type BankVerification =
  /** Bank or number is missing. */
  | { readonly status: "incomplete" }
  /**
   * The number can be verified but may not be complete. It is verified shortly if `isComplete`, otherwise when the field is
   * left.
   */
  | { readonly status: "waiting"; readonly details: BankDetails; readonly isComplete: boolean }
  | { readonly status: "verifying"; readonly details: BankDetails }
  | {
      readonly status: "verified";
      readonly details: BankDetails;
      /** The name that the bank returned. */
      readonly accountName: string;
      /** Whether the user confirmed that this is the intended account. */
      readonly isConfirmed: boolean;
    }
  | {
      readonly status: "failed";
      readonly details: BankDetails;
      readonly problem: VerificationProblem;
      readonly error: OperationError;
      /** Time of the next automatic retry, in milliseconds since the epoch. */
      readonly retryAt: number | undefined;
    };

/** Classifies a failed verification. */
export function verificationProblem(error: unknown): VerificationProblem {
  // The service gives no reason. Of the documented ones, only missing KYB in production applies here.
  if (isApiError(error, "FORBIDDEN")) return "notAllowed";
  switch (errorKind(error)) {
    // An unknown account and an invalid number return the same error.
    case "input":
    case "notFound":
      return "notFound";
    case "session":
    case "grant":
    case "key":
    case "off":
      return "permission";
    case "rate":
    case "limit":
      return "rate";
    default:
      return "down";
  }
}
