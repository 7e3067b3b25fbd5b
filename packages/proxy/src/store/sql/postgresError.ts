import { StoreError, type StoreReason } from "../StoreError.ts";

/** What an error of `pg` means for the store. */
export function postgresError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  // Five characters are the database's own; anything else happened on the way to it.
  const reason = /^[0-9A-Z]{5}$/.test(code) ? reasonOf(code) : "unreachable";
  return new StoreError(reason, { cause: error, details: error instanceof Error ? error.message : undefined });
}

/** By PostgreSQL's error codes and their classes. */
function reasonOf(code: string): StoreReason {
  if (code === "53100") return "full";
  if (code === "25006" || code === "42501") return "readonly";
  if (code === "55P03" || code.startsWith("40")) return "locked";
  if (code.startsWith("XX")) return "damaged";
  // The connection, resources such as connections themselves, and what an operator ends.
  if (/^(08|53|57)/.test(code)) return "unreachable";
  return "failed";
}
