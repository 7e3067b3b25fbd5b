import { PartnerError } from "@partner-kit/contract";
import type { Dialect } from "./Driver.ts";

export interface CreatePostgresDialectParameters {
  readonly schema: string | undefined;
  readonly prefix: string;
}

/** The SQL of Postgres. Throws a `PartnerError` for names that would have to be escaped. */
export function createPostgresDialect({ schema, prefix }: CreatePostgresDialectParameters): Dialect {
  for (const name of [schema ?? "", prefix]) {
    if (!/^[a-z0-9_]{0,28}$/.test(name)) {
      throw new PartnerError("The store's `schema` or `prefix` is not a plain name.", {
        details: "How: use up to 28 lower-case letters, digits and underscores.",
      });
    }
  }
  return {
    table: (name) => (schema === undefined ? `"${prefix}${name}"` : `"${schema}"."${prefix}${name}"`),
    bytes: "BYTEA",
    sequence: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
    clustered: "",
    createPassing: "CREATE UNLOGGED TABLE",
    // The database's clock: those of the instances may differ.
    now: "(extract(epoch FROM clock_timestamp()) * 1000)::bigint",
    findTable: "SELECT 1 WHERE to_regclass($1) IS NOT NULL",
    // Asked first, since even IF NOT EXISTS needs the right to make schemas.
    prepare:
      schema === undefined
        ? []
        : [`DO 'BEGIN IF to_regnamespace(''"${schema}"'') IS NULL THEN CREATE SCHEMA "${schema}"; END IF; END'`],
  };
}
