import type { Store } from "@partner-kit/proxy";
import type { Storage } from "./storage.ts";

/** Store methods whose calls are replayed after a restart. */
const journaled = [
  "appendEvents",
  "saveSecret",
  "deleteSecrets",
  "appendSamples",
  "appendAudit",
  "keepKey",
  "insertApproval",
  "replaceApproval",
] as const;

/** Wraps a memory store. Replays its journal on creation and appends every later write to it. */
export async function createJournaledStore(storage: Storage, store: Store): Promise<Store> {
  for (const entry of await storage.readJournal()) await replay(store, entry);
  return new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      const bound: unknown = method.bind(target);
      if (!journaled.some((known) => known === name)) return bound;
      return async (...args: unknown[]): Promise<unknown> => {
        const result: unknown = await Reflect.apply(method, target, args);
        await storage.append({ name, args });
        return result;
      };
    },
  });
}

async function replay(store: Store, entry: unknown): Promise<void> {
  if (typeof entry !== "object" || entry === null || !("name" in entry) || !("args" in entry)) return;
  const name = journaled.find((known) => known === entry.name);
  if (name && Array.isArray(entry.args)) await Reflect.apply(store[name], store, entry.args);
}
