import type { SettingProblem } from "../settingProblems.ts";

/** Where events are kept: a file, `memory:`, or an address of Postgres. */
export function storeProblem(text: string): SettingProblem {
  if (text === "memory:") return undefined;
  const remedy = "Write the path of a file, memory: or postgres://user@host/database";
  if (/^postgres(?:ql)?:\/\//.test(text)) {
    return URL.canParse(text) ? undefined : `is not an address of Postgres. ${remedy}`;
  }
  // A single letter before a colon is a drive.
  return /^[a-z][a-z0-9+.-]+:/i.test(text) ? `names a kind of store that does not exist. ${remedy}` : undefined;
}
