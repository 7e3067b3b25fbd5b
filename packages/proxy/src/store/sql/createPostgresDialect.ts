import { PartnerError } from "@partner-kit/contract";
import type { Dialect } from "./Driver.ts";

/** The SQL dialect of Postgres. Throws a `PartnerError` for names that would need escaping. */
export function createPostgresDialect(schema: string | undefined, prefix: string): Dialect {
  for (const name of [schema ?? "", prefix]) {
    if (!/^[a-z0-9_]{0,28}$/.test(name)) {
      throw new PartnerError("The store's `schema` or `prefix` is not a valid name.", {
        details: "Use up to 28 lower-case letters, digits and underscores.",
        topic: "SETTING_INVALID",
      });
    }
  }
  const table = (name: string): string =>
    schema === undefined ? `"${prefix}${name}"` : `"${schema}"."${prefix}${name}"`;
  return {
    table,
    // An index is always in the schema of its table, so its name cannot have one.
    index: () => "",
    bytes: "BYTEA",
    sequence: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
    clustered: "",
    createUnlogged: "CREATE UNLOGGED TABLE",
    // The database's clock, because the clocks of instances differ.
    now: "(extract(epoch FROM clock_timestamp()) * 1000)::bigint",
    hasOwnClock: true,
    findTable: "SELECT 1 WHERE to_regclass($1) IS NOT NULL",
    // Checked first, because even IF NOT EXISTS needs the permission to create schemas.
    prepare:
      schema === undefined
        ? []
        : [`DO 'BEGIN IF to_regnamespace(''"${schema}"'') IS NULL THEN CREATE SCHEMA "${schema}"; END IF; END'`],
    explicitSequence: "OVERRIDING SYSTEM VALUE",
    // Postgres names the sequence of an identity column after its table and column.
    readSequence: (name) =>
      `SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END AS value FROM ${table(`${name}_seq_seq`)}`,
    // A rollback would not undo the function that sets a sequence.
    continueSequence: (name, last) => [`ALTER TABLE ${table(name)} ALTER COLUMN seq RESTART WITH ${last + 1}`],
  };
}
