import { Cancellation, type Cancelled } from "../Cancellation.ts";
import type { Settings } from "../settings.ts";

export interface ReadSharedParameters<TValue> {
  /** What is read. Equal keys are equal answers, whoever asks: permission is checked before. */
  readonly key: string;
  /** Milliseconds that a kept value serves; 0 where nothing is kept. */
  readonly maxAge: number;
  /** The reader leaves when its caller is cancelled. The last one to leave takes the read with it. */
  readonly reader: { readonly caller: Cancelled };
  readonly load: (cancellation: Cancellation) => Promise<TValue>;
  readonly isKept: (value: TValue) => boolean;
}

/** Reads that are under way or just done, shared by all who want the same. */
export interface Shared<TValue> {
  /** Settles as the load does. */
  read(parameters: ReadSharedParameters<TValue>): Promise<TValue>;
  /** Something changed: who asks from now on gets none of the reads under way. Kept values stay, as nothing changes them. */
  forget(): void;
}

/** A read under way. */
interface Flight<TValue> {
  readonly key: string;
  readonly value: Promise<TValue>;
  readonly cancellation: Cancellation;
  /** One for each reader: stops listening for their leaving. */
  readonly readers: (() => void)[];
  /** Readers that have not left. */
  staying: number;
}

const KEPT_MAX = 100;

/** Makes a place where equal reads meet. */
export function createShared<TValue>({ now }: Pick<Settings, "now">): Shared<TValue> {
  // No `Map`: V8 links the tables of one that is always added to and taken from, and garbage collection suffers.
  let flights: Flight<TValue>[] = [];
  const kept = new Map<string, { readonly value: TValue; readonly at: number }>();

  function depart({ key, maxAge, isKept, load }: ReadSharedParameters<TValue>): Flight<TValue> {
    const cancellation = new Cancellation();
    const value = load(cancellation);
    const flight: Flight<TValue> = { key, value, cancellation, readers: [], staying: 0 };
    flights.push(flight);
    const arrive = (loaded: TValue) => {
      land(flight);
      if (maxAge > 0 && isKept(loaded)) keep(key, loaded);
    };
    value.then(arrive, () => land(flight));
    return flight;
  }

  function keep(key: string, value: TValue): void {
    kept.delete(key);
    kept.set(key, { value, at: now() });
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  }

  function land(flight: Flight<TValue>): void {
    for (const stay of flight.readers) stay();
    const place = flights.indexOf(flight);
    const last = flights.at(-1);
    if (place === -1 || !last) return;
    flights[place] = last;
    flights.pop();
  }

  function join(flight: Flight<TValue>, caller: Cancelled): Promise<TValue> {
    const leave = (): void => {
      flight.staying -= 1;
      if (flight.staying > 0) return;
      land(flight);
      flight.cancellation.cancel();
    };
    flight.staying += 1;
    flight.readers.push(caller.onCancel(leave));
    if (caller.isCancelled) leave();
    return flight.value;
  }

  return {
    read(parameters) {
      const { key, maxAge, reader } = parameters;
      const found = maxAge > 0 ? kept.get(key) : undefined;
      const age = found ? now() - found.at : 0;
      // A clock that was set back must not keep a value for ever.
      if (found && age >= 0 && age < maxAge) return Promise.resolve(found.value);
      return join(flights.find((flight) => flight.key === key) ?? depart(parameters), reader.caller);
    },
    forget() {
      flights = [];
    },
  };
}
