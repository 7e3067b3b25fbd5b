import type { WakeTopic } from "../Store.ts";
import type { Driver, SqlValue } from "./Driver.ts";

/** What the parts of a store over SQL have in common. */
export interface SqlContext {
  readonly driver: Driver;
  /** Name of a table, quoted. */
  readonly table: (name: string) => string;
  /** Runs one statement by itself; `TRow` is what it selects. */
  readonly run: <TRow>(sql: string, values?: readonly SqlValue[]) => Promise<readonly TRow[]>;
  /** Makes one call of those that come in one turn of the event loop, and of those that come while it runs. */
  readonly share: <TItem, TResult>(
    run: (items: readonly TItem[]) => Promise<readonly TResult[]>,
  ) => (item: TItem) => Promise<TResult>;
  /** To be called after a commit. */
  readonly changed: (topic: WakeTopic) => void;
}
