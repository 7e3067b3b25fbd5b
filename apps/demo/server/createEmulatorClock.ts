export interface CreateEmulatorClockParameters {
  /** The emulator's base address, ending in `/v1`. */
  readonly emulatorUrl: string;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly realNow?: (() => number) | undefined;
}

export interface EmulatorClock {
  /** Returns the emulator's time in milliseconds since the epoch, from the offset of the last `follow`. */
  readonly now: () => number;
  /** Reads the emulator's offset from the real time. If the emulator does not respond, the offset stays unchanged. */
  readonly follow: () => Promise<void>;
}

/**
 * Creates a clock that shows the emulator's time in another process. The presenter moves the emulator's clock, and the
 * proxy's timestamps have to match those of the emulated service.
 */
export function createEmulatorClock(parameters: CreateEmulatorClockParameters): EmulatorClock {
  const { emulatorUrl, fetch = globalThis.fetch, realNow = Date.now } = parameters;
  let ahead = 0;
  return {
    now: () => realNow() + ahead,
    async follow() {
      const time = await readEmulatorTime({ emulatorUrl, fetch }).catch(() => undefined);
      if (time !== undefined) ahead = time - realNow();
    },
  };
}

/** Reads the emulator's time, in milliseconds since the epoch. Rejects if the emulator does not respond. */
export async function readEmulatorTime({
  emulatorUrl,
  fetch = globalThis.fetch,
}: Pick<CreateEmulatorClockParameters, "emulatorUrl" | "fetch">): Promise<number> {
  const response = await fetch(`${emulatorUrl.replace(/\/v1\/?$/, "")}/_mock/state`);
  const { data } = (await response.json()) as { readonly data: { readonly now: string } };
  return Date.parse(data.now);
}
