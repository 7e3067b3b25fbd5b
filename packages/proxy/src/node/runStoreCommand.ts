import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { PartnerError } from "@partner-kit/contract";
import type { Store } from "../store/Store.ts";
import { copyStore, named } from "../store/sql/copyStore.ts";
import { verifyAudit } from "../store/verifyAudit.ts";
import { readCheckpoints } from "./checkpointFile.ts";
import { ConfigError, type Variables } from "./createReader.ts";
import { openDriver } from "./openStore.ts";
import { type AuditConfig, readAuditConfig, refuseUnsafe } from "./readConfig.ts";
import { explanations } from "./runAuditCommand.ts";
import { isPostgres } from "./storeLocation.ts";

export interface RunStoreCommandParameters {
  /** The arguments after `store`. */
  readonly args: readonly string[];
  readonly variables: Variables;
  readonly write: (text: string) => void;
}

const USAGE = "Use store copy [--from STORE] [--to STORE]";
const SOURCE = "PARTNER_KIT_STORE";
const TARGET = "PARTNER_KIT_TARGET_STORE";

/**
 * Runs `store copy`: copies PARTNER_KIT_STORE into the empty PARTNER_KIT_TARGET_STORE and verifies the copy. Prints a
 * JSON line for each table, and a last one after the commit. Throws a `ConfigError` for invalid arguments or settings,
 * and a `PartnerError` if nothing was copied.
 */
export async function runStoreCommand({ args, variables, write }: RunStoreCommandParameters): Promise<void> {
  const { from, to } = readArguments(args);
  const source = readAuditConfig(withStore(variables, from));
  const target = readTarget(withStore(targetVariables(variables), to));
  // Without a key, a chain that was rewritten without keys would pass.
  if (source.keys.length === 0) refuseUnsafe(source, "unkeyed-audit");
  const checkpoints = source.checkpointFile === undefined ? [] : readCheckpoints(source.checkpointFile);
  checkLocations(source, target);

  async function verify(store: Pick<Store, "readAudit">): Promise<{ readonly seq: number; readonly hash: string }> {
    const result = await verifyAudit({ store, keys: source.keys, checkpoints });
    if (result.isIntact) return result.last;
    const problem = `The audit chain is broken at record ${result.brokenAt}: ${explanations[result.problem]}`;
    throw new PartnerError(`${problem} Nothing was copied.`, { topic: "STORE_FAILED" });
  }

  const reader = await named(SOURCE, openDriver(source));
  try {
    const writer = await named(TARGET, openDriver(target));
    try {
      let total = 0;
      let last = { seq: 0, hash: "" };
      await copyStore({
        from: { name: SOURCE, driver: reader },
        to: { name: TARGET, driver: writer },
        onTable({ table, rows }) {
          total += rows;
          write(`${JSON.stringify({ table, rows })}\n`);
        },
        async verify(store) {
          last = await verify(store);
        },
      });
      write(`${JSON.stringify({ copied: true, rows: total, audit: { intact: true, ...last } })}\n`);
    } finally {
      await writer.close();
    }
  } finally {
    await reader.close();
  }
}

/** Refuses stores without a file or database, a missing source, and twice the same store. */
function checkLocations({ store: from }: AuditConfig, { store: to }: AuditConfig): void {
  for (const [name, store] of [
    [SOURCE, from],
    [TARGET, to],
  ] as const)
    if (store === "memory:" || store === ":memory:")
      throw new ConfigError(name, "is a memory store, which ends with its process");
  if (!isPostgres(from) && !existsSync(from))
    throw new ConfigError(
      SOURCE,
      "names a store that does not exist. Use the path of the proxy's store",
      "STORE_FAILED",
    );
  const place = (store: string): string => (isPostgres(store) ? store : resolve(store));
  if (place(from) === place(to)) throw new ConfigError(TARGET, `is the same as ${SOURCE}. Use an empty store`);
}

/** Replaces the location of the store by an argument. */
function withStore(variables: Variables, store: string | undefined): Variables {
  return store === undefined ? variables : { ...variables, [SOURCE]: store, [`${SOURCE}_FILE`]: undefined };
}

/** The variables with the target's in place of the store's. */
function targetVariables(variables: Variables): Variables {
  const others = Object.entries(variables).filter(
    ([name]) => !/^PARTNER_KIT_STORE(?:$|_(?:FILE|PASSWORD|TLS))/.test(name),
  );
  return Object.fromEntries(others.map(([name, value]) => [name.replace(TARGET, SOURCE), value] as const));
}

function readTarget(variables: Variables): AuditConfig {
  if (!variables[SOURCE] && !variables[`${SOURCE}_FILE`])
    throw new ConfigError(TARGET, "is missing. Set it to the path or the URL of an empty store", "SETTING_MISSING");
  try {
    return readAuditConfig(variables);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // The reader knows only the variables of the source.
    const [name = "", ...words] = error.shortMessage.replaceAll(SOURCE, TARGET).replace(/\.$/, "").split(" ");
    throw new ConfigError(name, words.join(" "));
  }
}

function readArguments(args: readonly string[]): {
  readonly from: string | undefined;
  readonly to: string | undefined;
} {
  const { from, to } = parse(args);
  for (const [name, store] of Object.entries({ from, to })) {
    // Other users of the machine can list the arguments of a process.
    if (store !== undefined && isPostgres(store) && URL.canParse(store) && hasPassword(new URL(store)))
      throw new ConfigError(
        `--${name}`,
        `contains a password, which other users of this machine can see. Set ${
          name === "from" ? SOURCE : TARGET
        }_FILE instead`,
        "COMMAND_INVALID",
      );
  }
  return { from, to };
}

function hasPassword({ password, searchParams }: URL): boolean {
  return password !== "" || searchParams.has("password");
}

function parse(args: readonly string[]): { readonly from?: string | undefined; readonly to?: string | undefined } {
  try {
    const options = { from: { type: "string" }, to: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length === 1 && positionals[0] === "copy") return values;
  } catch {
    // Reported below, without the argument, which can be a secret.
  }
  throw new ConfigError("store", `has unknown arguments. ${USAGE}`, "COMMAND_INVALID");
}
