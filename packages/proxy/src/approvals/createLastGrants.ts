import type { GrantedScope } from "@partner-kit/contract";
import type { Access } from "../access/createAuthenticator.ts";

/** The scopes that `authorize` last granted to each person, as far as this instance knows. */
export interface LastGrants {
  note(access: Pick<Access, "subject" | "granted">): void;
  /** `undefined` if the person made no request to this instance. */
  of(subject: string): ReadonlySet<GrantedScope> | undefined;
}

const SUBJECTS_MAX = 10_000;

/** Creates the memory of granted scopes. It forgets those who were away the longest. */
export function createLastGrants(): LastGrants {
  const grants = new Map<string, ReadonlySet<GrantedScope>>();
  return {
    note({ subject, granted }) {
      grants.delete(subject);
      grants.set(subject, granted);
      for (const oldest of grants.keys()) {
        if (grants.size <= SUBJECTS_MAX) return;
        grants.delete(oldest);
      }
    },
    of: (subject) => grants.get(subject),
  };
}
