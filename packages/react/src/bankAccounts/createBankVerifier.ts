import { createStore, type Store } from "../provider/createStore.ts";
import { retryAfter } from "../query/isTransient.ts";
import type { OperationError } from "../query/operationError.ts";
import type { BankDetails, BankVerification, VerificationProblem } from "./BankVerification.ts";

export interface CreateBankVerifierParameters {
  /** Asks the bank. Answers with the account's name; rejects with an `OperationError`, or anything once aborted. */
  readonly verify: (details: BankDetails, signal: AbortSignal) => Promise<string>;
  /** Says what an error means for the account. What is `rate` is asked again by itself. */
  readonly problemOf: (error: OperationError) => VerificationProblem;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Runs something later, and answers how to have it not run. Default: the page's timers. */
  readonly schedule?: ((run: () => void, milliseconds: number) => () => void) | undefined;
  /** Milliseconds between the last key and the question. Default 400. */
  readonly delay?: number | undefined;
  /** Where the state is kept. Default: a store of its own. */
  readonly store?: Store<BankVerification> | undefined;
}

/** Verifies one bank account at a time: the one last given, and whatever answers come for others are not listened to. */
export interface BankVerifier extends Pick<Store<BankVerification>, "get" | "subscribe"> {
  /**
   * What is to be verified: by itself where the number is complete, else when `verify` is called. Anything new undoes what
   * was verified and confirmed; the same again changes nothing.
   */
  readonly setDetails: (details: BankDetails | undefined, isComplete: boolean) => void;
  /** Asks at once, where there is something to ask and it is not known. */
  readonly verify: () => void;
  /** Says that the name is the one meant, or takes it back. Only where there is a name. */
  readonly confirm: (isConfirmed: boolean) => void;
  /** Forgets what was verified: the service wants it verified again. */
  readonly expire: () => void;
  /** Waits for nothing any more. What is verified stays. */
  readonly stop: () => void;
}

/** Makes a verifier. */
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

  /** Sets going what is due by itself. */
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
      // What a call fails with, by the client's word.
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
