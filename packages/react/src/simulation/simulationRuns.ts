import { createStore, type Store } from "../provider/createStore.ts";
import type { Kit } from "../query/kit.ts";
import type { SimulationRun } from "./simulationDrafts.ts";
import type { SimulationName, SimulationValues } from "./simulations.ts";

/** A run that ended. */
export interface SimulationRecord {
  /** Increases with each run. */
  readonly id: number;
  readonly simulation: SimulationName;
  readonly values: SimulationValues;
  /** By the page's clock, in milliseconds since the epoch. */
  readonly at: number;
  readonly run: Extract<SimulationRun, { status: "done" | "uncertain" | "failed" }>;
}

export interface SimulationRunsKey {
  readonly kit: Kit;
  /** The signed-in user. `undefined` until the session is known. */
  readonly subject: string | undefined;
}

/** Returns the last runs of a user, newest first. They last until the page is left. */
export function simulationRunsOf({ kit, subject = "" }: SimulationRunsKey): Store<readonly SimulationRecord[]> {
  const stores = byKit.get(kit) ?? new Map<string, Store<readonly SimulationRecord[]>>();
  byKit.set(kit, stores);
  const store = stores.get(subject) ?? createStore<readonly SimulationRecord[]>([]);
  stores.set(subject, store);
  return store;
}

/** Adds a run. Older ones than the last eight are dropped. */
export function addSimulationRun(
  store: Store<readonly SimulationRecord[]>,
  record: Omit<SimulationRecord, "id">,
): void {
  const [latest] = store.get();
  store.set([{ id: (latest?.id ?? 0) + 1, ...record }, ...store.get()].slice(0, 8));
}

const byKit = new WeakMap<Kit, Map<string, Store<readonly SimulationRecord[]>>>();
