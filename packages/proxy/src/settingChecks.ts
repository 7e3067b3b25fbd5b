import { PartnerError } from "@partner-kit/contract";
import type { SettingProblem } from "./settingProblems.ts";

/** Throws a `PartnerError` where a text is wrong. */
export function checkSetting(name: string, value: unknown, problemOf: (text: string) => SettingProblem): void {
  if (typeof value !== "string") fail(name, "is not a text");
  const problem = problemOf(value);
  if (problem !== undefined) fail(name, problem);
}

/** Throws a `PartnerError` where something that was given is no array. */
export function checkIsList(name: string, value: unknown): void {
  if (value !== undefined && !Array.isArray(value)) fail(name, "is not an array");
}

/** A whole number above zero. Throws a `PartnerError` where it is none. */
export function positive(name: string, value: number | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  if (!Number.isSafeInteger(value) || value <= 0) fail(name, "is not a whole number above zero");
  return value;
}

/** Throws the `PartnerError` of a setting. */
export function fail(name: string, problem: string): never {
  throw new PartnerError(`createProxy: \`${name}\` ${problem}.`);
}
