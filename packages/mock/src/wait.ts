import type { Clock } from "./clock.ts";

export interface WaitParameters {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Of the clock. */
  readonly milliseconds: number;
}

/** Waits by the emulator's clock. Rejects with the signal's reason where it is aborted meanwhile. */
export async function wait({ clock, signal, milliseconds }: WaitParameters): Promise<void> {
  await new Promise<void>((resolve) => {
    const cancel = clock.schedule(clock.now() + milliseconds, () => {
      signal.removeEventListener("abort", stop);
      resolve();
    });
    function stop(): void {
      cancel();
      resolve();
    }
    signal.addEventListener("abort", stop, { once: true });
  });
  signal.throwIfAborted();
}
