import { PartnerError } from "@partner-kit/contract";
import type { Refusal } from "./permission.ts";

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
