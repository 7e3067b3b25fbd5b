import * as z from "zod/mini";
import type { Conditions } from "./conditions.ts";
import type { Database } from "./database.ts";
import { faultSchema } from "./faults.ts";
import type { MockState } from "./mockState.ts";
import { createEmptyDatabase } from "./seed/createDatabase.ts";

/** A service's whole state as JSON, for `createMockService({ state })`. Not for the eyes of others: it holds keys and secrets. */
export interface SavedState extends MockState {
  readonly format: typeof FORMAT;
  readonly tables: Readonly<Record<string, unknown>>;
}

/** Writes all that a service remembers. */
export function saveState(state: MockState, db: Database): SavedState {
  const tables = Object.fromEntries(Object.entries(db).map(([name, value]) => [name, encode(value)]));
  return { ...state, format: FORMAT, tables };
}

export interface LoadStateReturnType {
  readonly state: Pick<MockState, "seed" | "scenario" | "markets" | "now" | "faults">;
  /** Made anew at each call. */
  readonly createDatabase: () => Database;
}

/** Reads what {@link saveState} wrote. Throws `TypeError` where it is something else. */
export function loadState(saved: unknown): LoadStateReturnType {
  const result = savedStateSchema.safeParse(saved);
  if (!result.success) throw new TypeError("This is no state of the emulator. Pass what exportState() returned.");
  const { tables, ...state } = result.data;
  return { state, createDatabase: () => readTables(tables) };
}

const FORMAT = 1;

const savedStateSchema = z.looseObject({
  format: z.literal(FORMAT),
  now: z.string(),
  seed: z.int(),
  scenario: z.string(),
  markets: z.int(),
  faults: z.array(faultSchema),
  tables: z.record(z.string(), z.unknown()),
});

function readTables(tables: Readonly<Record<string, unknown>>): Database {
  const { conditions, ...rest } = tables;
  // Written by this very module, which keeps every table and its values as they were.
  const db = createEmptyDatabase(decode(conditions) as Conditions);
  for (const [name, table] of Object.entries(db)) {
    const found = decode(rest[name]);
    if (!(table instanceof Map)) continue;
    if (!(found instanceof Map)) throw new TypeError(`This is no state of the emulator: it has no ${name}.`);
    for (const [key, value] of found as Map<string, unknown>) (table as Map<string, unknown>).set(key, value);
  }
  return db;
}

function encode(value: unknown): unknown {
  if (typeof value === "bigint") return { $bigint: value.toString() };
  if (value instanceof Map) return { $map: Array.from(value, ([key, item]) => [encode(key), encode(item)]) };
  if (Array.isArray(value)) return value.map(encode);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, encode(item)]));
}

function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode);
  if (typeof value !== "object" || value === null) return value;
  if ("$bigint" in value) return BigInt(String(value.$bigint));
  if ("$map" in value && Array.isArray(value.$map)) {
    return new Map(
      value.$map.map((entry: unknown): [unknown, unknown] =>
        Array.isArray(entry) ? [decode(entry[0]), decode(entry[1])] : [entry, undefined],
      ),
    );
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, decode(item)]));
}
