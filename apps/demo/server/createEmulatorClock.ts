export interface CreateEmulatorClockParameters {
  /** The emulator's base address, ending in `/v1`. */
  readonly emulatorUrl: string;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly realNow?: (() => number) | undefined;
}

export interface EmulatorClock {
  /** The emulator's time, in milliseconds since the epoch, as of the last time it was followed. */
  readonly now: () => number;
  /** Asks the emulator how far it is ahead. An emulator that does not respond leaves the clock as it was. */
  readonly follow: () => Promise<void>;
}

/**
 * Makes a clock that shows the emulator's time in another process. A presenter moves the emulator's clock, and the times
 * that the proxy writes down have to agree with those that the emulated service reports.
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
