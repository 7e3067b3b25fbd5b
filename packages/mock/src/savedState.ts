import * as z from "zod/mini";
import type { Conditions } from "./conditions.ts";
import type { Database } from "./database.ts";
import { faultSchema } from "./faults.ts";
import type { MockState } from "./mockState.ts";
import { createEmptyDatabase } from "./seed/createDatabase.ts";

/** The whole state of a service as JSON, for `createMockService({ state })`. Contains keys and secrets. */
export interface SavedState extends MockState {
  readonly format: typeof FORMAT;
  readonly tables: Readonly<Record<string, unknown>>;
}

/** Exports the state of a service. */
export function saveState(state: MockState, db: Database): SavedState {
  const tables = Object.fromEntries(Object.entries(db).map(([name, value]) => [name, encode(value)]));
  return { ...state, format: FORMAT, tables };
}

export interface LoadStateReturnType {
  readonly state: Pick<MockState, "seed" | "scenario" | "markets" | "now" | "faults">;
  /** Created for each call. */
  readonly createDatabase: () => Database;
}

/** Loads the result of {@link saveState}. Throws `TypeError` for other values. */
export function loadState(saved: unknown): LoadStateReturnType {
  const result = savedStateSchema.safeParse(saved);
  if (!result.success)
    throw new TypeError("`state` is not a state of the emulator. Pass the result of `exportState()`.");
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
  // This module wrote the state and preserves every table and value.
  const db = createEmptyDatabase(decode(conditions) as Conditions);
  for (const [name, table] of Object.entries(db)) {
    const found = decode(rest[name]);
    if (!(table instanceof Map)) continue;
    if (!(found instanceof Map))
      throw new TypeError(
        `\`state\` is not a state of the emulator: the table \`${name}\` is missing. Pass the result of \`exportState()\`.`,
      );
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
