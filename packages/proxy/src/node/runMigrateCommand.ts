import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { silentLogger } from "../monitoring/logger.ts";
import { ConfigError } from "./createReader.ts";
import { openStore } from "./openStore.ts";
import { readAuditConfig } from "./readConfig.ts";
import type { StoreLocation } from "./readStore.ts";
import { isPostgres } from "./storeLocation.ts";

export interface RunMigrateCommandParameters {
  /** The arguments after `migrate`. */
  readonly args: readonly string[];
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
}

const USAGE = "Use migrate [--grants FILE]";

/**
 * Runs `migrate`: creates or migrates the tables of PARTNER_KIT_STORE. `--grants` then runs a SQL file with the same
 * role. Throws a `ConfigError` for invalid arguments or settings.
 */
export async function runMigrateCommand({ args, variables, write }: RunMigrateCommandParameters): Promise<void> {
  const grants = readGrants(args);
  const config = readAuditConfig(variables);
  if (grants !== undefined && !isPostgres(config.store))
    throw new ConfigError("--grants", "needs a Postgres store. A SQLite file has no roles", "COMMAND_INVALID");
  // Opening a store migrates it.
  const opened = await openStore(config, silentLogger);
  if (opened === undefined) throw new ConfigError("PARTNER_KIT_STORE", "is memory:, which has no tables");
  await opened.store.close();
  if (grants !== undefined) await runSql(config, grants);
  write(`${JSON.stringify({ migrated: true, granted: grants !== undefined })}\n`);
}

/** Runs statements in one transaction. */
async function runSql(location: StoreLocation, sql: string): Promise<void> {
  const { Client } = await import("pg");
  const client = new Client({
    connectionString: location.store,
    ...(location.storeTls && { ssl: { ...location.storeTls } }),
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    // Postgres runs several statements of one text as one transaction.
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function readGrants(args: readonly string[]): string | undefined {
  let path: string | undefined;
  try {
    path = parseArgs({ args: [...args], options: { grants: { type: "string" } } }).values.grants;
  } catch {
    throw new ConfigError("migrate", `has unknown arguments. ${USAGE}`, "COMMAND_INVALID");
  }
  try {
    return path === undefined ? undefined : readFileSync(path, "utf8");
  } catch {
    throw new ConfigError(
      "--grants",
      "names a file that cannot be read. Use the path of a SQL file",
      "COMMAND_INVALID",
    );
  }
}
