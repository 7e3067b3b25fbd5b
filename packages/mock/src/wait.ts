import type { Clock } from "./clock.ts";

export interface WaitParameters {
  readonly clock: Clock;
  /** Of the emulator's clock. */
  readonly milliseconds: number;
  readonly signal?: AbortSignal | undefined;
}

/** Lets time pass. Rejects with the signal's reason where it is aborted meanwhile. */
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
