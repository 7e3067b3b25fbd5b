import type { AppWords } from "../words/en.ts";

/** Somebody who can sign in, as the admin's server lists them. */
export interface Person {
  /** Also how the kit's session and the audit name them. */
  readonly id: string;
  readonly name: string;
  readonly role: "treasury" | "compliance" | "viewer";
}

/** What stands for a face. */
export function initialsOf(name: string): string {
  return name
    .split(" ")
    .map((part) => part.slice(0, 1))
    .join("");
}

/** The word for a role, and what it may do in a few more. */
export function describeRole(role: Person["role"], words: AppWords): { readonly name: string; readonly hint: string } {
  const described = {
    treasury: { name: words.treasury, hint: words.treasuryHint },
    compliance: { name: words.complianceRole, hint: words.complianceHint },
    viewer: { name: words.viewer, hint: words.viewerHint },
  };
  return described[role];
}
