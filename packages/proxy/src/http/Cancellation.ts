/** A one-time cancellation signal. */
export interface Cancelled {
  readonly isCancelled: boolean;
  /** Calls the listener once on cancellation. Returns a function that removes it. */
  onCancel(listener: () => void): () => void;
}

/** Like `AbortController`, at a tenth of its cost. Every call needs two, and few are ever cancelled. */
export class Cancellation implements Cancelled {
  #listeners: (() => void)[] = [];
  #isCancelled = false;

  get isCancelled(): boolean {
    return this.#isCancelled;
  }

  onCancel(listener: () => void): () => void {
    this.#listeners.push(listener);
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener);
    };
  }

  cancel(): void {
    if (this.#isCancelled) return;
    this.#isCancelled = true;
    for (const listener of this.#listeners) listener();
  }
}

/** Converts a cancellation to an `AbortSignal`. */
export function toSignal(cancelled: Cancelled): AbortSignal {
  const controller = new AbortController();
  if (cancelled.isCancelled) controller.abort();
  else cancelled.onCancel(() => controller.abort());
  return controller.signal;
}

/** Converts an `AbortSignal` to a cancellation. */
export function fromSignal(signal: AbortSignal): Cancelled {
  return {
    get isCancelled() {
      return signal.aborted;
    },
    onCancel(listener) {
      signal.addEventListener("abort", listener, { once: true });
      return () => signal.removeEventListener("abort", listener);
    },
  };
}
