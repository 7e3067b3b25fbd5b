import { StoreError } from "./store/StoreError.ts";

/** A short code of a failure, for logs. Never its message, which could hold anything, personal data among it. */
export function failureCode(error: unknown): string {
  if (error instanceof StoreError) return error.reason;
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return /^[\w.:-]{1,64}$/.test(code) ? code : "unknown";
}
