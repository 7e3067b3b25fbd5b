import type { CommandContext, ExitCode } from "../Command.ts";
import type { Finding } from "./runChecks.ts";

export interface ReportParameters extends Pick<CommandContext, "print"> {
  readonly findings: readonly Finding[];
  readonly isJson: boolean;
  /** A line after the totals. For people only. */
  readonly note?: string | undefined;
}

/** Prints findings, as text or as one JSON document. Returns the exit code. */
export function report({ findings, isJson, note, print }: ReportParameters): ExitCode {
  const checks = findings.flatMap(toResult);
  const passed = checks.filter(({ ok }) => ok).length;
  const failed = checks.length - passed;
  if (isJson) print(JSON.stringify({ passed, failed, checks }, null, 2));
  else {
    const width = Math.max(...checks.map(({ id }) => id.length));
    for (const { id, ok, title, help } of checks) {
      print(`${ok ? "ok  " : "FAIL"}  ${id.padEnd(width)}  ${title}`);
      if (!ok) print(`      ${help}`);
    }
    print(`\n${passed} passed, ${failed} failed.`);
    if (note !== undefined) print(note);
  }
  const has = (kind: string): boolean => findings.some(({ verdict }) => verdict.kind === kind);
  if (has("failed")) return 1;
  return has("unknown") ? 2 : 0;
}

/** One entry of the JSON document. Checks that do not apply have none. */
function toResult({ check, verdict }: Finding) {
  const { id, title, probe, remedy } = check;
  if (!("problem" in verdict)) return verdict.kind === "passed" ? [{ id, ok: true, title, help: probe }] : [];
  const help =
    verdict.kind === "failed"
      ? `${verdict.problem} ${remedy}`
      : `This could not be checked. ${verdict.problem} Nothing was changed. Correct that, then run the command again.`;
  return [{ id, ok: false, title, help }];
}
