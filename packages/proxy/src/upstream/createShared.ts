import type { Resource } from "@partner-kit/contract";
import { Cancellation, type Cancelled } from "../Cancellation.ts";
import { ignore } from "../logger.ts";
import type { Settings } from "../settings.ts";

export interface ReadSharedParameters<TValue> {
  /** What is read. Equal keys are equal answers, whoever asks: permission is checked before. */
  readonly key: string;
  readonly resource: Resource;
  /** Milliseconds that a kept value serves; 0 where nothing is kept. */
  readonly maxAge: number;
  /** The reader leaves when its caller is cancelled. The last one to leave takes the read with it. */
  readonly reader: { readonly caller: Cancelled };
  /** Who reads; `undefined` for the proxy itself. */
  readonly subject?: string | undefined;
  /** May throw at once: then nothing was read, and nobody joins it. */
  readonly load: (cancellation: Cancellation) => Promise<TValue>;
  readonly isKept: (value: TValue) => boolean;
}

export interface CreateSharedParameters extends Pick<Settings, "now"> {
  /** Called when somebody joins a read under way. */
  readonly onJoin?: ((cancellation: Cancellation, subject: string | undefined) => void) | undefined;
}

/** Reads that are under way or just done, shared by all who want the same. */
export interface Shared<TValue> {
  /** Settles as the load does. */
  read(parameters: ReadSharedParameters<TValue>): Promise<TValue>;
  /** Something changed: who asks from now on gets none of the reads under way. Kept values stay, as nothing changes them. */
  forget(): void;
  /** These resources changed: reads under way and kept values of them serve nobody who asks from now on. */
  forgetResources(resources: ReadonlySet<Resource>): void;
}

/** A read under way. */
interface Flight<TValue> {
  readonly key: string;
  readonly resource: Resource;
  readonly value: Promise<TValue>;
  readonly cancellation: Cancellation;
  /** One for each reader: stops listening for their leaving. */
  readonly readers: (() => void)[];
  /** Readers that have not left. */
  staying: number;
}

interface Kept<TValue> {
  readonly value: TValue;
  readonly resource: Resource;
  readonly at: number;
}

const KEPT_MAX = 100;

/** Makes a place where equal reads meet. */
export function createShared<TValue>({ now, onJoin = ignore }: CreateSharedParameters): Shared<TValue> {
  // No `Map`: V8 links the tables of one that is always added to and taken from, and garbage collection suffers.
  let flights: Flight<TValue>[] = [];
  const kept = new Map<string, Kept<TValue>>();

  function depart({ key, resource, maxAge, isKept, load }: ReadSharedParameters<TValue>): Flight<TValue> {
    const cancellation = new Cancellation();
    const value = load(cancellation);
    const flight: Flight<TValue> = { key, resource, value, cancellation, readers: [], staying: 0 };
    flights.push(flight);
    const arrive = (loaded: TValue) => {
      // What changed while it was under way must not serve those who ask later.
      const isCurrent = land(flight);
      if (isCurrent && maxAge > 0 && isKept(loaded)) keep(flight, loaded);
    };
    value.then(arrive, () => land(flight));
    return flight;
  }

  function keep({ key, resource }: Flight<TValue>, value: TValue): void {
    kept.delete(key);
    kept.set(key, { value, resource, at: now() });
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  }

  /** Whether it could still be joined: nothing it read was forgotten. */
  function land(flight: Flight<TValue>): boolean {
    for (const stay of flight.readers) stay();
    const place = flights.indexOf(flight);
    const last = flights.at(-1);
    if (place === -1 || !last) return false;
    flights[place] = last;
    flights.pop();
    return true;
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
      const { key, maxAge, reader, subject } = parameters;
      const found = maxAge > 0 ? kept.get(key) : undefined;
      const age = found ? now() - found.at : 0;
      // A clock that was set back must not keep a value for ever.
      if (found && age >= 0 && age < maxAge) return Promise.resolve(found.value);
      const flight = flights.find((other) => other.key === key);
      if (flight) onJoin(flight.cancellation, subject);
      return join(flight ?? depart(parameters), reader.caller);
    },
    forget() {
      flights = [];
    },
    forgetResources(resources) {
      if (flights.some(({ resource }) => resources.has(resource)))
        flights = flights.filter(({ resource }) => !resources.has(resource));
      for (const [key, { resource }] of kept) if (resources.has(resource)) kept.delete(key);
    },
  };
}
