export interface CreateSharedParameters {
  readonly now: () => number;
}

export interface ReadSharedParameters<TValue> {
  /** What is read. Equal keys are equal answers, whoever asks: permission is checked before. */
  readonly key: string;
  /** Milliseconds that a kept value serves; 0 where nothing is kept. */
  readonly maxAge: number;
  /** The reader leaves when aborted. The last one to leave takes the read with it. */
  readonly signal: AbortSignal;
  readonly load: (controller: AbortController) => Promise<TValue>;
  readonly isKept: (value: TValue) => boolean;
}

/** Reads that are under way or just done, shared by all who want the same. */
export interface Shared<TValue> {
  /** Rejects as the load does, and with the signal's reason when the reader leaves. */
  read(parameters: ReadSharedParameters<TValue>): Promise<TValue>;
  /** Something changed: who asks from now on gets none of the reads under way. Kept values stay, as nothing changes them. */
  forget(): void;
}

interface Flight<TValue> {
  readonly value: Promise<TValue>;
  readonly controller: AbortController;
  readers: number;
}

const KEPT_MAX = 100;

/** Makes a place where equal reads meet. */
export function createShared<TValue>({ now }: CreateSharedParameters): Shared<TValue> {
  const flights = new Map<string, Flight<TValue>>();
  const kept = new Map<string, { readonly value: TValue; readonly at: number }>();

  function depart(parameters: ReadSharedParameters<TValue>): Flight<TValue> {
    const { key, load } = parameters;
    const controller = new AbortController();
    const flight: Flight<TValue> = { value: land(parameters, load(controller)), controller, readers: 0 };
    flights.set(key, flight);
    const arrive = (): void => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.value.then(arrive, arrive);
    return flight;
  }

  async function land({ key, maxAge, isKept }: ReadSharedParameters<TValue>, load: Promise<TValue>): Promise<TValue> {
    const value = await load;
    if (maxAge > 0 && isKept(value)) {
      kept.delete(key);
      kept.set(key, { value, at: now() });
      const [oldest] = kept.keys();
      if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    }
    return value;
  }

  function join(flight: Flight<TValue>, { key, signal }: ReadSharedParameters<TValue>): Promise<TValue> {
    flight.readers += 1;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        reject(signal.reason instanceof Error ? signal.reason : new Error("aborted"));
        flight.readers -= 1;
        if (flight.readers > 0) return;
        if (flights.get(key) === flight) flights.delete(key);
        flight.controller.abort();
      };
      if (signal.aborted) return leave();
      signal.addEventListener("abort", leave);
      const stay = (): void => signal.removeEventListener("abort", leave);
      flight.value.then(
        (value) => {
          stay();
          resolve(value);
        },
        (error: unknown) => {
          stay();
          reject(error);
        },
      );
    });
  }

  return {
    async read(parameters) {
      const { key, maxAge } = parameters;
      const found = kept.get(key);
      const age = found ? now() - found.at : 0;
      // A clock that was set back must not keep a value for ever.
      if (found && age >= 0 && age < maxAge) return found.value;
      return join(flights.get(key) ?? depart(parameters), parameters);
    },
    forget: () => flights.clear(),
  };
}
