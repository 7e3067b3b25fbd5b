import type { Store } from "../store/Store.ts";
import { ConfigError } from "./readConfig.ts";

export interface RunHandlersCommandParameters {
  /** What follows `handlers`. */
  readonly args: readonly string[];
  /** Opens the store that the command is about. */
  readonly open: () => Promise<Store>;
  readonly write: (text: string) => void;
}

const USAGE = "Write handlers list, or handlers drop NAME";

/**
 * Runs `handlers list`, which prints how far each handler of events has come, or `handlers drop NAME`, which forgets one that
 * is gone for good. Prints JSON lines. Throws a `ConfigError` for wrong arguments.
 */
export async function runHandlersCommand({ args, open, write }: RunHandlersCommandParameters): Promise<void> {
  const [command, name = "", ...more] = args;
  const isList = command === "list" && args.length === 1;
  const isDrop = command === "drop" && name !== "" && more.length === 0;
  if (!isList && !isDrop) throw new ConfigError("handlers", `has arguments that do not exist. ${USAGE}`);
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
  if (!(await store.dropHandler(handler))) {
    throw new ConfigError(JSON.stringify(handler.slice(0, 40)), "is not a handler of this store. See handlers list");
  }
  write(`${JSON.stringify({ dropped: handler })}\n`);
}
