import type { SettingProblem } from "../settings/settingProblems.ts";

/** Whether the location of a store is a Postgres URL. */
export function isPostgres(location: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(location);
}

/** Checks the location of a store: the path of a file, `memory:` or a Postgres URL. */
export function storeProblem(text: string): SettingProblem {
  const remedy = "Use the path of a file, memory: or postgres://user@host/database";
  if (isPostgres(text)) return URL.canParse(text) ? undefined : `is not a Postgres URL. ${remedy}`;
  // A single letter before the colon is a Windows drive.
  const isOther = text !== "memory:" && /^[a-z][a-z0-9+.-]+:/i.test(text);
  return isOther ? `names a type of store that does not exist. ${remedy}` : undefined;
}
