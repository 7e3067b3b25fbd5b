/** Whether something is still wanted. */
export interface Cancelled {
  readonly isCancelled: boolean;
  /** Calls back once, when it is not. Returns how to take that back. */
  onCancel(listener: () => void): () => void;
}

/** What `AbortController` is for, at a tenth of its cost: each call needs two, and hardly any is ever used. */
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

/** A cancellation as the web writes it. */
export function toSignal(cancelled: Cancelled): AbortSignal {
  const controller = new AbortController();
  if (cancelled.isCancelled) controller.abort();
  else cancelled.onCancel(() => controller.abort());
  return controller.signal;
}

/** A signal of the web as a cancellation. */
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
