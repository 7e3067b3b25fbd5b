import type { Store } from "../store/Store.ts";
import { LEASE_MS } from "../store/takeLease.ts";
import { ConfigError } from "./createReader.ts";

export interface RunHandlersCommandParameters {
  /** The arguments after `handlers`. */
  readonly args: readonly string[];
  /** Opens the proxy's store. */
  readonly open: () => Promise<Store>;
  readonly write: (text: string) => void;
}

const USAGE = "Use handlers list, or handlers drop NAME";

/**
 * Runs `handlers list`, which prints the progress of each event handler, or `handlers drop NAME`, which deletes a
 * removed handler from the store. Prints JSON lines. Throws a `ConfigError` for invalid arguments.
 */
export async function runHandlersCommand({ args, open, write }: RunHandlersCommandParameters): Promise<void> {
  const [command, name = "", ...more] = args;
  const isList = command === "list" && args.length === 1;
  const isDrop = command === "drop" && name !== "" && more.length === 0;
  if (!isList && !isDrop) throw new ConfigError("handlers", `has unknown arguments. ${USAGE}`, "COMMAND_INVALID");
  const store = await open();
  try {
    if (isDrop) await drop(store, name, write);
    else await list(store, write);
  } finally {
    await store.close();
  }
}

async function list(store: Store, write: (text: string) => void): Promise<void> {
  for (const { handler, seq, attempts, waiting_since } of await store.readHandlers()) {
    const since = waiting_since === null ? null : new Date(waiting_since).toISOString();
    write(`${JSON.stringify({ handler, seq, attempts, waiting_since: since })}\n`);
  }
}

async function drop(store: Store, handler: string, write: (text: string) => void): Promise<void> {
  // A running handler would begin again with the first stored event.
  const lease = { name: handler, holder: crypto.randomUUID() };
  if (!(await store.lease({ ...lease, ttl: LEASE_MS }))) {
    throw new ConfigError(
      JSON.stringify(handler.slice(0, 40)),
      "handles an event now. Remove it from every proxy first, or wait five seconds if you just did",
      "COMMAND_INVALID",
    );
  }
  const isDropped = await store.dropHandler(handler);
  await store.release(lease);
  if (!isDropped) {
    throw new ConfigError(
      JSON.stringify(handler.slice(0, 40)),
      "is not a handler in this store. Run handlers list to see their names",
      "COMMAND_INVALID",
    );
  }
  write(`${JSON.stringify({ dropped: handler })}\n`);
}
