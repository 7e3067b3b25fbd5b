import type { GrantedScope } from "@partner-kit/contract";
import type { Access } from "../access/createAuthenticator.ts";

/** The scopes that `authorize` last granted to each person, as far as this instance knows. */
export interface LastGrants {
  note(access: Pick<Access, "subject" | "granted">): void;
  /** `undefined` if the person made no request to this instance. */
  of(subject: string): ReadonlySet<GrantedScope> | undefined;
}

type Grants = Map<string, ReadonlySet<GrantedScope>>;

/** The memory holds at least this many people, and at most twice as many. */
export const SUBJECTS_KEPT = 5_000;

/**
 * Creates the memory of granted scopes. It forgets those who were away the longest.
 *
 * This runs on every request. One map that deletes and inserts its entry to keep the order would need a new table every
 * few requests, and the discarded tables keep each other in memory until V8's next full collection.
 */
export function createLastGrants(): LastGrants {
  let recent: Grants = new Map();
  let older: Grants = new Map();
  return {
    note({ subject, granted }) {
      if (recent.size >= SUBJECTS_KEPT && !recent.has(subject)) {
        older = recent;
        recent = new Map();
      }
      recent.set(subject, granted);
    },
    of: (subject) => recent.get(subject) ?? older.get(subject),
  };
}
