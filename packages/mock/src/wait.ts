import type { Clock } from "./clock.ts";

export interface WaitParameters {
  readonly clock: Clock;
  /** Emulated milliseconds. */
  readonly milliseconds: number;
  readonly signal?: AbortSignal | undefined;
}

/** Waits on the emulated clock. Rejects with the reason of the signal if it aborts. */
export async function wait({ clock, milliseconds, signal }: WaitParameters): Promise<void> {
  await new Promise<void>((resolve) => {
    const cancel = clock.schedule(clock.now() + milliseconds, () => {
      signal?.removeEventListener("abort", stop);
      resolve();
    });
    function stop(): void {
      cancel();
      resolve();
    }
    signal?.addEventListener("abort", stop, { once: true });
  });
  signal?.throwIfAborted();
}
