import { StoreError, type StoreReason } from "../StoreError.ts";

/** What an error of `node:sqlite` means for the store. */
export function sqliteError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode : 0;
  // The lowest byte is the kind; what stands above it, the circumstances.
  const reason = reasons.get(code & 0xff) ?? systemReason(error);
  return new StoreError(reason, { cause: error, details: error instanceof Error ? error.message : undefined });
}

const reasons: ReadonlyMap<number, StoreReason> = new Map([
  [5, "locked"], // SQLITE_BUSY
  [6, "locked"], // SQLITE_LOCKED
  [8, "readonly"], // SQLITE_READONLY
  [11, "damaged"], // SQLITE_CORRUPT
  [13, "full"], // SQLITE_FULL
  [14, "readonly"], // SQLITE_CANTOPEN
  [26, "damaged"], // SQLITE_NOTADB
]);

/** What comes from opening the file, before SQLite looks at it. */
function systemReason(error: unknown): StoreReason {
  if (!(error instanceof Error) || !("code" in error)) return "failed";
  if (error.code === "ENOSPC" || error.code === "EDQUOT") return "full";
  const denied = ["EACCES", "EPERM", "EROFS", "ENOENT", "ENOTDIR", "EISDIR"];
  return denied.some((code) => code === error.code) ? "readonly" : "failed";
}
