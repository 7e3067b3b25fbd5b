import {
  type GrantedScope,
  type OpenEnum,
  PartnerError,
  type refusalReasons,
  type Session,
} from "@partner-kit/contract";

/** Why an operation is not allowed, according to the proxy or the page. */
export type RefusalReason =
  /** The session has not been read yet. */
  | "loading"
  /** The user is not signed in, or the session has ended. */
  | "signed_out"
  /** The session could not be read. It is retried in the background if that can help. */
  | "unavailable"
  | (typeof refusalReasons)[number];

/** A refusal and its reason. */
export interface Refusal {
  readonly allowed: false;
  readonly reason: OpenEnum<RefusalReason>;
  /** The missing scope, if the reason is one. */
  readonly scope: OpenEnum<GrantedScope> | undefined;
}

/** Whether the user may call an operation. */
export type Permission = { readonly allowed: true } | Refusal;

/** Reads an operation's permission from a session. The proxy decides about operations that the session does not list. */
export function permissionOf(session: Session, operation: string): Permission {
  const known = Object.hasOwn(session.operations, operation) ? session.operations[operation] : undefined;
  if (!known || known.allowed) return permitted;
  // A refusal without a reason is still a refusal.
  return { allowed: false, reason: known.reason ?? "switched_off", scope: known.scope };
}

/** Whether neither waiting nor signing in again lifts a refusal. */
export function isLastingRefusal(permission: Permission): boolean {
  if (permission.allowed) return false;
  const { reason } = permission;
  return reason !== "loading" && reason !== "signed_out" && reason !== "unavailable";
}

const permitted: Permission = { allowed: true };

/** The session forbids the operation. Nothing was sent. `reason` and `scope` are those of `useSession().can(operation)`. */
export class PermissionError extends PartnerError {
  override readonly name = "PermissionError";
  readonly operation: string;
  readonly reason: Refusal["reason"];
  readonly scope: Refusal["scope"];

  constructor({ operation, reason, scope }: { operation: string } & Pick<Refusal, "reason" | "scope">) {
    super(`${operation} was not sent: the session does not allow it (${reason}${scope ? `, ${scope}` : ""}).`, {
      details: "Ask `useSession().can()` first, and show the control as disabled with the reason.",
    });
    this.operation = operation;
    this.reason = reason;
    this.scope = scope;
  }
}

/** Whether an error is a {@link PermissionError}. Compares names, because a page can contain two copies of the kit. */
export function isPermissionError(error: unknown): error is PermissionError {
  return error instanceof Error && error.name === "PermissionError";
}
