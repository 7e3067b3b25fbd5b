import type { Sharing } from "../src/live/createTabGroup.ts";

export interface TestTab {
  readonly sharing: Sharing;
  /** Closes the tab without cleanup, like a crash. */
  readonly crash: () => void;
  /** Freezes the tab: it keeps its locks, but receives, sends and requests nothing until it resumes. */
  readonly freeze: () => void;
  readonly thaw: () => void;
}

export interface TestSharing {
  readonly openTab: () => TestTab;
  /** Number of messages by channel. */
  readonly messages: () => number;
  readonly names: () => readonly string[];
}

interface Request {
  readonly tab: symbol;
  readonly callback: () => Promise<void>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

interface Lock {
  held: Request | undefined;
  queue: Request[];
}

/** Emulates a browser's locks and channels for several tabs in one process. Messages arrive asynchronously. */
export function createTestSharing(): TestSharing {
  const locks = new Map<string, Lock>();
  const channels = new Map<string, Set<{ readonly tab: symbol; readonly receive: (data: unknown) => void }>>();
  const frozen = new Set<symbol>();
  const crashed = new Set<symbol>();
  const late = new Map<symbol, (() => void)[]>();
  let messages = 0;

  /** Runs a task in a tab: later if it is frozen, never if it has crashed. */
  function runIn(tab: symbol, run: () => void): void {
    if (crashed.has(tab)) return;
    if (frozen.has(tab)) late.set(tab, [...(late.get(tab) ?? []), run]);
    else run();
  }

  function lockOf(name: string): Lock {
    const lock = locks.get(name) ?? { held: undefined, queue: [] };
    locks.set(name, lock);
    return lock;
  }

  function grant(lock: Lock): void {
    const next = lock.held ? undefined : lock.queue.shift();
    if (!next) return;
    lock.held = next;
    const finish = (settle: () => void) => {
      if (lock.held === next) {
        lock.held = undefined;
        grant(lock);
      }
      settle();
    };
    setImmediate(() =>
      runIn(next.tab, () => {
        next.callback().then(
          () => finish(() => next.resolve(undefined)),
          (error: unknown) => finish(() => next.reject(error)),
        );
      }),
    );
  }

  function openTab(): TestTab {
    const tab = Symbol("tab");
    return {
      sharing: {
        locks: {
          request: (name, { signal, steal }, callback) =>
            new Promise((resolve, reject) => {
              const lock = lockOf(name);
              const request: Request = { tab, callback, resolve, reject };
              runIn(tab, () => {
                if (steal && lock.held) {
                  const { tab: loser, reject: lose } = lock.held;
                  lock.held = undefined;
                  setImmediate(() => runIn(loser, () => lose(new DOMException("stolen", "AbortError"))));
                }
                if (steal) lock.queue.unshift(request);
                else lock.queue.push(request);
                signal?.addEventListener("abort", () => {
                  if (!lock.queue.includes(request)) return;
                  lock.queue = lock.queue.filter((other) => other !== request);
                  reject(new DOMException("aborted", "AbortError"));
                });
                grant(lock);
              });
            }),
        },
        createChannel: (name) => createChannel(tab, name),
      },
      crash: () => {
        crashed.add(tab);
        for (const lock of locks.values()) {
          lock.queue = lock.queue.filter((request) => request.tab !== tab);
          if (lock.held?.tab === tab) lock.held = undefined;
          grant(lock);
        }
      },
      freeze: () => frozen.add(tab),
      thaw: () => {
        frozen.delete(tab);
        for (const run of late.get(tab) ?? []) run();
        late.delete(tab);
      },
    };
  }

  function createChannel(tab: symbol, name: string): ReturnType<Sharing["createChannel"]> {
    const members = channels.get(name) ?? new Set();
    channels.set(name, members);
    const listeners = new Set<(event: { readonly data: unknown }) => void>();
    const member = {
      tab,
      receive: (data: unknown) => {
        for (const listener of listeners) listener({ data });
      },
    };
    members.add(member);
    return {
      postMessage: (message) => {
        if (!members.has(member)) throw new DOMException("closed", "InvalidStateError");
        const data: unknown = structuredClone(message);
        runIn(tab, () => {
          messages += 1;
          for (const other of members)
            if (other !== member)
              setImmediate(() => runIn(other.tab, () => members.has(other) && other.receive(structuredClone(data))));
        });
      },
      addEventListener: (_, listener) => listeners.add(listener),
      close: () => members.delete(member),
    };
  }

  return { openTab, messages: () => messages, names: () => Array.from(channels.keys()) };
}
