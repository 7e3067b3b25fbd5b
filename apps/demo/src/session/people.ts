import type { AppMessages } from "../messages/en.ts";

/** A person who can sign in, as the admin's server returns them. */
export interface Person {
  /** Also the subject in partner-kit's session and in the audit. */
  readonly id: string;
  readonly name: string;
  readonly role: "treasury" | "compliance" | "viewer";
}

/** Initials for an avatar. */
export function initialsOf(name: string): string {
  return name
    .split(" ")
    .map((part) => part.slice(0, 1))
    .join("");
}

/** Returns the name of a role and a short description of what it allows. */
export function describeRole(
  role: Person["role"],
  messages: AppMessages,
): { readonly name: string; readonly hint: string } {
  const described = {
    treasury: { name: messages.treasury, hint: messages.treasuryHint },
    compliance: { name: messages.complianceRole, hint: messages.complianceHint },
    viewer: { name: messages.viewer, hint: messages.viewerHint },
  };
  return described[role];
}
