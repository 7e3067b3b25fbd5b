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

const USAGE = "Use audit verify [--checkpoints FILE] or audit export [--since SEQ]";

/**
 * Runs `audit verify` or `audit export`. Resolves to the exit code. Throws a `ConfigError` for invalid arguments or
 * settings.
 */
export async function runAuditCommand(parameters: RunAuditCommandParameters): Promise<0 | 1> {
  const { variables } = parameters;
  const { command, checkpoints: path, since } = readArguments(parameters.args);
  const config = readAuditConfig(variables);
  // Without a key, a chain that was rewritten without keys would pass.
  if (command === "verify" && config.keys.length === 0) refuseUnsafe(config, "unkeyed-audit");
  const file = path ?? config.checkpointFile;
  const checkpoints = command === "verify" && file !== undefined ? readCheckpoints(file) : [];
  const store = await openExistingStore(config);
  try {
    if (command === "verify") return await verify(parameters, { store, keys: config.keys, checkpoints });
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

const explanations: Readonly<Record<AuditProblem, string>> = {
  changed: "the record was changed, removed, moved or forged.",
  unkeyed:
    "the record was made without the audit key. If you have just set the first audit key, verify again after the next change.",
  unknown_key: "the record was made with an audit key that is not in PARTNER_KIT_AUDIT_KEY. Add that key.",
  checkpoint: "the record differs from its checkpoint, so the chain was rewritten.",
  cut: "the record is missing, but a checkpoint names it or a later one. The end of the chain was cut off.",
};

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
  /** Exports records above this number. */
  readonly since: number;
}

function readArguments(args: readonly string[]): Arguments {
  const [command, ...rest] = args;
  if (command !== "verify" && command !== "export")
    throw new ConfigError("audit", `needs verify or export. ${USAGE}`, "COMMAND_INVALID");
  const options = parse(rest, command === "verify" ? "checkpoints" : "since");
  const { checkpoints, since = "0" } = options;
  if (!/^\d{1,15}$/.test(since))
    throw new ConfigError("--since", "is not a record number. Use 0 for all records", "COMMAND_INVALID");
  return { command, checkpoints, since: Number(since) };
}

function parse(args: readonly string[], name: "checkpoints" | "since"): { checkpoints?: string; since?: string } {
  try {
    const { values } = parseArgs({ args: [...args], options: { [name]: { type: "string" } } });
    const value = values[name];
    return typeof value === "string" ? { [name]: value } : {};
  } catch {
    throw new ConfigError("audit", `has unknown arguments. ${USAGE}`, "COMMAND_INVALID");
  }
}
