import { StoreError, type StoreReason } from "../StoreError.ts";

/** Maps an error of `pg` to a `StoreError`. */
export function postgresError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  // A five-character code comes from the database. Any other error occurred on the connection.
  const reason = /^[0-9A-Z]{5}$/.test(code) ? reasonOf(code) : "unreachable";
  return new StoreError(reason, { cause: error, details: error instanceof Error ? error.message : undefined });
}

/** Maps PostgreSQL's error codes and classes to a reason. */
function reasonOf(code: string): StoreReason {
  if (code === "53100") return "full";
  if (code === "25006") return "readonly";
  if (code === "42501") return "denied";
  if (code === "55P03" || code.startsWith("40")) return "locked";
  if (code.startsWith("XX")) return "damaged";
  // Connection errors, exhausted resources such as connections, and operator intervention.
  if (/^(08|53|57)/.test(code)) return "unreachable";
  return "failed";
}
