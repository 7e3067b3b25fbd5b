import type { Resource } from "@partner-kit/contract";
import { Cancellation, type Cancelled } from "../http/Cancellation.ts";
import type { Settings } from "../settings/settings.ts";
import type { CallQueue } from "./createCallQueue.ts";

export interface ReadSharedParameters<TValue> {
  /** Identifies the request. Callers with equal keys share a result, because permission is checked earlier. */
  readonly key: string;
  readonly resource: Resource;
  /** Milliseconds that a value stays cached. 0 to not cache it. */
  readonly maxAge: number;
  /** The reader leaves when its caller is cancelled. The read is cancelled when the last reader leaves. */
  readonly reader: { readonly caller: Cancelled };
  /** The reader's subject. `undefined` for the proxy itself. */
  readonly subject?: string | undefined;
  /** Starts the read. If it throws synchronously, no read is started. */
  readonly load: (cancellation: Cancellation) => Promise<TValue>;
  readonly isCacheable: (value: TValue) => boolean;
}

export interface CreateSharedReadsParameters extends Pick<Settings, "now"> {
  /** The queue in which reads wait. A reader that joins a read adds its share of the queue to it. */
  readonly queue: Pick<CallQueue, "adopt">;
}

/** Coalesces equal reads in flight and caches their results. */
export interface SharedReads<TValue> {
  /** Settles like `load`. */
  read(parameters: ReadSharedParameters<TValue>): Promise<TValue>;
  /** Prevents later reads from joining those in flight. Cached values stay, because no change affects them. */
  detach(): void;
  /** Drops reads in flight and cached values of these resources, so that later reads do not use them. */
  invalidate(resources: ReadonlySet<Resource>): void;
  /** Drops all reads in flight and cached values, so that later reads do not use them. */
  clear(): void;
}

/** A read in flight. */
interface Flight<TValue> {
  readonly key: string;
  readonly resource: Resource;
  readonly value: Promise<TValue>;
  readonly cancellation: Cancellation;
  /** Removes the cancellation listener of each reader. */
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

/** Creates shared reads. */
export function createSharedReads<TValue>({ now, queue }: CreateSharedReadsParameters): SharedReads<TValue> {
  // An array, because frequent additions and removals in a `Map` slow down V8's garbage collection.
  let flights: Flight<TValue>[] = [];
  const cache = new Map<string, CachedValue<TValue>>();

  function start({ key, resource, maxAge, isCacheable, load }: ReadSharedParameters<TValue>): Flight<TValue> {
    const cancellation = new Cancellation();
    const value = load(cancellation);
    const flight: Flight<TValue> = { key, resource, value, cancellation, unsubscribe: [], readers: 0 };
    flights.push(flight);
    const onLoad = (loaded: TValue) => {
      // A value that was invalidated in flight must not be cached.
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

  /** Removes a flight. Returns `false` if it was invalidated. */
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
      // A clock that was set back must not keep a value forever.
      if (cached && age >= 0 && age < maxAge) return Promise.resolve(cached.value);
      const flight = flights.find((other) => other.key === key);
      if (flight) queue.adopt(flight.cancellation, subject);
      return join(flight ?? start(parameters), reader.caller);
    },
    detach() {
      flights = [];
    },
    clear() {
      flights = [];
      cache.clear();
    },
    invalidate(resources) {
      if (flights.some(({ resource }) => resources.has(resource)))
        flights = flights.filter(({ resource }) => !resources.has(resource));
      for (const [key, { resource }] of cache) if (resources.has(resource)) cache.delete(key);
    },
  };
}
