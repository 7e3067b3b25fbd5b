import { Cancellation, type Cancelled } from "../Cancellation.ts";

export interface CreateSharedParameters {
  readonly now: () => number;
}

export interface ReadSharedParameters<TValue> {
  /** What is read. Equal keys are equal answers, whoever asks: permission is checked before. */
  readonly key: string;
  /** Milliseconds that a kept value serves; 0 where nothing is kept. */
  readonly maxAge: number;
  /** The reader leaves when cancelled. The last one to leave takes the read with it. */
  readonly reader: Cancelled;
  readonly load: (cancellation: Cancellation) => Promise<TValue>;
  readonly isKept: (value: TValue) => boolean;
}

/** Reads that are under way or just done, shared by all who want the same. */
export interface Shared<TValue> {
  /** Rejects as the load does; with `undefined` when the reader leaves. */
  read(parameters: ReadSharedParameters<TValue>): Promise<TValue>;
  /** Something changed: who asks from now on gets none of the reads under way. Kept values stay, as nothing changes them. */
  forget(): void;
}

/** A read under way. */
interface Flight<TValue> {
  readonly key: string;
  readonly cancellation: Cancellation;
  readonly readers: Reader<TValue>[];
}

interface Reader<TValue> {
  resolve(value: TValue): void;
  reject(error: unknown): void;
}

const KEPT_MAX = 100;

/** Makes a place where equal reads meet. */
export function createShared<TValue>({ now }: CreateSharedParameters): Shared<TValue> {
  // No `Map`: V8 links the tables of one that is always added to and taken from, and garbage collection suffers.
  let flights: Flight<TValue>[] = [];
  const kept = new Map<string, { readonly value: TValue; readonly at: number }>();

  function depart({ key, maxAge, load, isKept }: ReadSharedParameters<TValue>): Flight<TValue> {
    const flight: Flight<TValue> = { key, cancellation: new Cancellation(), readers: [] };
    flights.push(flight);
    load(flight.cancellation).then(
      (value) => {
        if (maxAge > 0 && isKept(value)) keep(key, value);
        land(flight);
        for (const reader of flight.readers) reader.resolve(value);
      },
      (error: unknown) => {
        land(flight);
        for (const reader of flight.readers) reader.reject(error);
      },
    );
    return flight;
  }

  function keep(key: string, value: TValue): void {
    kept.delete(key);
    kept.set(key, { value, at: now() });
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  }

  function land(flight: Flight<TValue>): void {
    const place = flights.indexOf(flight);
    const last = flights.at(-1);
    if (place === -1 || !last) return;
    flights[place] = last;
    flights.pop();
  }

  function join(flight: Flight<TValue>, cancelled: Cancelled): Promise<TValue> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        reject(undefined);
        flight.readers.splice(flight.readers.indexOf(reader), 1);
        if (flight.readers.length > 0) return;
        land(flight);
        flight.cancellation.cancel();
      };
      const stay = cancelled.onCancel(leave);
      const reader: Reader<TValue> = {
        resolve(value) {
          stay();
          resolve(value);
        },
        reject(error) {
          stay();
          reject(error);
        },
      };
      flight.readers.push(reader);
      if (cancelled.isCancelled) leave();
    });
  }

  return {
    read(parameters) {
      const { key, maxAge, reader } = parameters;
      const found = maxAge > 0 ? kept.get(key) : undefined;
      const age = found ? now() - found.at : 0;
      // A clock that was set back must not keep a value for ever.
      if (found && age >= 0 && age < maxAge) return Promise.resolve(found.value);
      return join(flights.find((flight) => flight.key === key) ?? depart(parameters), reader);
    },
    forget() {
      flights = [];
    },
  };
}
