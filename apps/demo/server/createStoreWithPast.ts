import type { MockService } from "@partner-kit/mock";
import type { Store } from "@partner-kit/proxy";
import { type ListPastParameters, listPast, listPastBalances } from "./listPast.ts";

export interface StoreWithPastParameters extends Omit<ListPastParameters, "pairId" | "service"> {
  readonly service: Pick<MockService, "readTickers" | "readBalances">;
  readonly store: Store;
}

/**
 * Adds the previous day's prices and the previous month's balances to a store. Computes them on their first read, because
 * computing everything at once would delay the first page.
 */
export function createStoreWithPast({ store, ...past }: StoreWithPastParameters): Store {
  const writes = new Map<string, Promise<void>>();

  /** Writes a part of the past once. The next read retries a failed write. */
  async function writeOnce(name: string, write: () => Promise<void>): Promise<void> {
    const writing = writes.get(name) ?? write();
    writes.set(name, writing);
    await writing.catch((error: unknown) => {
      writes.delete(name);
      throw error;
    });
  }

  return {
    ...store,
    async readSamples(parameters) {
      const { pair_id: pairId } = parameters;
      await writeOnce(`pair ${pairId}`, () => store.appendSamples(listPast({ ...past, pairId })));
      return store.readSamples(parameters);
    },
    async readBalances(parameters) {
      await writeOnce("balances", () => store.appendBalances(listPastBalances(past)));
      return store.readBalances(parameters);
    },
  };
}
