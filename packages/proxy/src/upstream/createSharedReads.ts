import type { Resource } from "@partner-kit/contract";
import { Cancellation, type Cancelled } from "../http/Cancellation.ts";
import type { Settings } from "../settings/settings.ts";
import type { CallQueue } from "./createCallQueue.ts";

export interface ReadSharedParameters<TValue> {
  /** What is read. Equal keys share a result, whoever asks: permission is checked before. */
  readonly key: string;
  readonly resource: Resource;
  /** Milliseconds that a cached value serves; 0 if nothing is cached. */
  readonly maxAge: number;
  /** The reader leaves when its caller is cancelled. When the last one leaves, the read is cancelled. */
  readonly reader: { readonly caller: Cancelled };
  /** Who reads; `undefined` for the proxy itself. */
  readonly subject?: string | undefined;
  /** May throw at once: then nothing was read, and nobody joins it. */
  readonly load: (cancellation: Cancellation) => Promise<TValue>;
  readonly isCacheable: (value: TValue) => boolean;
}

export interface CreateSharedReadsParameters extends Pick<Settings, "now"> {
  /** Where the reads wait for their turn: somebody who joins a read adds their share of the queue to it. */
  readonly queue: Pick<CallQueue, "adopt">;
}

/** Reads that are in flight or just done, shared by all who want the same. */
export interface SharedReads<TValue> {
  /** Settles as the load does. */
  read(parameters: ReadSharedParameters<TValue>): Promise<TValue>;
  /** Something changed: later reads join none of those in flight. Cached values stay, as no change affects them. */
  detach(): void;
  /** These resources changed: their reads in flight and their cached values serve no later read. */
  invalidate(resources: ReadonlySet<Resource>): void;
}

/** A read under way. */
interface Flight<TValue> {
  readonly key: string;
  readonly resource: Resource;
  readonly value: Promise<TValue>;
  readonly cancellation: Cancellation;
  /** One for each reader: stops listening for their leaving. */
  readonly unsubscribe: (() => void)[];
  /** Readers that have not left. */
  readers: number;
}

interface CachedValue<TValue> {
  readonly value: TValue;
  readonly resource: Resource;
  readonly at: number;
}

const CACHE_MAX = 100;

/** Makes shared reads. */
export function createSharedReads<TValue>({ now, queue }: CreateSharedReadsParameters): SharedReads<TValue> {
  // No `Map`: V8 links the tables of one that is always added to and taken from, and garbage collection suffers.
  let flights: Flight<TValue>[] = [];
  const cache = new Map<string, CachedValue<TValue>>();

  function start({ key, resource, maxAge, isCacheable, load }: ReadSharedParameters<TValue>): Flight<TValue> {
    const cancellation = new Cancellation();
    const value = load(cancellation);
    const flight: Flight<TValue> = { key, resource, value, cancellation, unsubscribe: [], readers: 0 };
    flights.push(flight);
    const onLoad = (loaded: TValue) => {
      // What changed while it was in flight must not serve later reads.
      const isCurrent = settle(flight);
      if (isCurrent && maxAge > 0 && isCacheable(loaded)) store(flight, loaded);
    };
    value.then(onLoad, () => settle(flight));
    return flight;
  }

  function store({ key, resource }: Flight<TValue>, value: TValue): void {
    cache.delete(key);
    cache.set(key, { value, resource, at: now() });
    const [oldest] = cache.keys();
    if (cache.size > CACHE_MAX && oldest !== undefined) cache.delete(oldest);
  }

  /** Ends a flight. Returns whether it could still be joined: nothing it read was invalidated. */
  function settle(flight: Flight<TValue>): boolean {
    for (const unsubscribe of flight.unsubscribe) unsubscribe();
    const index = flights.indexOf(flight);
    const last = flights.at(-1);
    if (index === -1 || !last) return false;
    flights[index] = last;
    flights.pop();
    return true;
  }

  function join(flight: Flight<TValue>, caller: Cancelled): Promise<TValue> {
    const leave = (): void => {
      flight.readers -= 1;
      if (flight.readers > 0) return;
      settle(flight);
      flight.cancellation.cancel();
    };
    flight.readers += 1;
    flight.unsubscribe.push(caller.onCancel(leave));
    if (caller.isCancelled) leave();
    return flight.value;
  }

  return {
    read(parameters) {
      const { key, maxAge, reader, subject } = parameters;
      const cached = maxAge > 0 ? cache.get(key) : undefined;
      const age = cached ? now() - cached.at : 0;
      // A clock that was set back must not keep a value for ever.
      if (cached && age >= 0 && age < maxAge) return Promise.resolve(cached.value);
      const flight = flights.find((other) => other.key === key);
      if (flight) queue.adopt(flight.cancellation, subject);
      return join(flight ?? start(parameters), reader.caller);
    },
    detach() {
      flights = [];
    },
    invalidate(resources) {
      if (flights.some(({ resource }) => resources.has(resource)))
        flights = flights.filter(({ resource }) => !resources.has(resource));
      for (const [key, { resource }] of cache) if (resources.has(resource)) cache.delete(key);
    },
  };
}
