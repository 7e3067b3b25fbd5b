import { renameSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Store } from "../store/Store.ts";
import { type AuditProblem, verifyAudit } from "../store/verifyAudit.ts";
import { readCheckpoints } from "./checkpointFile.ts";
import { ConfigError } from "./createReader.ts";
import { openExistingStore } from "./openStore.ts";
import { readAuditConfig, refuseUnsafe } from "./readConfig.ts";

export interface RunAuditCommandParameters {
  /** The arguments after `audit`. */
  readonly args: readonly string[];
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

const USAGE = "Use audit verify [--checkpoints FILE] [--metrics FILE] or audit export [--since SEQ]";

/**
 * Runs `audit verify` or `audit export`. Resolves to the exit code. Throws a `ConfigError` for invalid arguments or
 * settings.
 */
export async function runAuditCommand(parameters: RunAuditCommandParameters): Promise<0 | 1> {
  const { variables } = parameters;
  const { command, checkpoints: path, metrics, since } = readArguments(parameters.args);
  const config = readAuditConfig(variables);
  // Without a key, a chain that was rewritten without keys would pass.
  if (command === "verify" && config.keys.length === 0) refuseUnsafe(config, "unkeyed-audit");
  const file = path ?? config.checkpointFile;
  const checkpoints = command === "verify" && file !== undefined ? readCheckpoints(file) : [];
  const store = await openExistingStore(config);
  try {
    if (command === "verify") {
      const code = await verify(parameters, { store, keys: config.keys, checkpoints });
      if (metrics !== undefined) writeMetrics(metrics, code === 0);
      return code;
    }
    await exportRecords(parameters, store, since);
    return 0;
  } finally {
    await store.close();
  }
}

async function verify(
  { write, writeError }: RunAuditCommandParameters,
  chain: Parameters<typeof verifyAudit>[0],
): Promise<0 | 1> {
  const result = await verifyAudit(chain);
  if (result.isIntact) {
    const { last, keyedFrom } = result;
    const key = keyedFrom === null ? { key: "unkeyed" } : { key: "keyed", keyed_from: keyedFrom };
    write(`${JSON.stringify({ intact: true, ...last, ...key, checkpoints: chain.checkpoints?.length ?? 0 })}\n`);
    return 0;
  }
  const { brokenAt, problem } = result;
  write(`${JSON.stringify({ intact: false, broken_at: brokenAt, problem })}\n`);
  writeError(`partner-kit-proxy: the audit chain is broken at record ${brokenAt}: ${explanations[problem]}\n`);
  return 1;
}

/** Explanations of the problems of a chain. */
export const explanations: Readonly<Record<AuditProblem, string>> = {
  changed: "the record was changed, removed, moved or forged.",
  unkeyed:
    "the record was made without the audit key. If you have just set the first audit key, verify again after the next change.",
  unknown_key: "the record was made with an audit key that is not in PARTNER_KIT_AUDIT_KEY. Add that key.",
  checkpoint: "the record differs from its checkpoint, so the chain was rewritten.",
  cut: "the record is missing, but a checkpoint names it or a later one. The end of the chain was cut off.",
};

/** Writes the result for the textfile collector of Prometheus's node exporter. A reader never sees half a file. */
function writeMetrics(path: string, isIntact: boolean): void {
  const name = "partner_kit_audit";
  const text = `# HELP ${name}_intact 1 if the audit chain was intact at the last verification, otherwise 0.
# TYPE ${name}_intact gauge
${name}_intact ${isIntact ? 1 : 0}
# HELP ${name}_verified_timestamp_seconds Time of the last verification.
# TYPE ${name}_verified_timestamp_seconds gauge
${name}_verified_timestamp_seconds ${Math.floor(Date.now() / 1000)}
`;
  try {
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  } catch {
    throw new ConfigError("--metrics", "names a file that cannot be written. Use a path in a writable directory");
  }
}

async function exportRecords({ write }: RunAuditCommandParameters, store: Store, since: number): Promise<void> {
  let after = since;
  for (;;) {
    const records = await store.readAudit({ after, limit: 1_000 });
    const last = records.at(-1);
    if (!last) return;
    write(records.map((record) => `${JSON.stringify(record)}\n`).join(""));
    after = last.seq;
  }
}

interface Arguments {
  readonly command: "verify" | "export";
  readonly checkpoints: string | undefined;
  /** File for metrics of the verification. */
  readonly metrics: string | undefined;
  /** Exports records above this number. */
  readonly since: number;
}

function readArguments(args: readonly string[]): Arguments {
  const [command, ...rest] = args;
  if (command !== "verify" && command !== "export")
    throw new ConfigError("audit", `needs verify or export. ${USAGE}`, "COMMAND_INVALID");
  const {
    checkpoints,
    metrics,
    since = "0",
  } = parse(rest, command === "verify" ? ["checkpoints", "metrics"] : ["since"]);
  if (!/^\d{1,15}$/.test(since))
    throw new ConfigError("--since", "is not a record number. Use 0 for all records", "COMMAND_INVALID");
  return { command, checkpoints, metrics, since: Number(since) };
}

function parse(args: readonly string[], names: readonly string[]): Partial<Record<string, string>> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new ConfigError("audit", `has unknown arguments. ${USAGE}`, "COMMAND_INVALID");
  }
}
