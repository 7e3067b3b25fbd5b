import type { AppMessages } from "..//messages/en.ts";

/** Somebody who can sign in, as the admin's server lists them. */
export interface Person {
  /** Also how the kit's session and the audit name them. */
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

/** The word for a role, and what it may do in a few more. */
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
