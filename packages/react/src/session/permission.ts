import type { GrantedScope, OpenEnum, refusalReasons, Session } from "@partner-kit/contract";

/** Why something is not allowed: what the proxy says, or what the page knows of its own session. */
export type RefusalReason =
  /** The session has not been read yet. */
  | "loading"
  /** Nobody is signed in, or the session has ended. */
  | "signed_out"
  /** The session could not be read. It is read again in the background if that can help. */
  | "unavailable"
  | (typeof refusalReasons)[number];

/** A "no" with its reason. */
export interface Refusal {
  readonly allowed: false;
  readonly reason: OpenEnum<RefusalReason>;
  /** The scope that is missing, where it is a scope that is missing. */
  readonly scope: OpenEnum<GrantedScope> | undefined;
}

/** Whether an operation may be called. */
export type Permission = { readonly allowed: true } | Refusal;

/** What a session says of an operation. One that it does not name is left to the proxy. */
export function permissionOf(session: Session, operation: string): Permission {
  const said = Object.hasOwn(session.operations, operation) ? session.operations[operation] : undefined;
  if (!said || said.allowed) return permitted;
  // A proxy that says no without a reason still says no.
  return { allowed: false, reason: said.reason ?? "switched_off", scope: said.scope };
}

/** Whether a "no" is one that neither waiting nor signing in again turns into a "yes". */
export function isLastingRefusal(permission: Permission): boolean {
  if (permission.allowed) return false;
  const { reason } = permission;
  return reason !== "loading" && reason !== "signed_out" && reason !== "unavailable";
}

const permitted: Permission = { allowed: true };
