import type { Operation, OperationName, refusalReasons, Scope } from "@partner-kit/contract";
import type { Environment } from "./settings.ts";

/** Whether somebody may call an operation, and if not, why. `scope` is the one that is missing. */
export type Permission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: (typeof refusalReasons)[number]; readonly scope?: Scope | undefined };

export interface Permissions {
  /** Whether a person who was granted scopes may call the operation. The session and the forwarder both ask here. */
  ofOperation(operation: Operation, granted: ReadonlySet<Scope>): Permission;
  ofScope(scope: Scope, granted: ReadonlySet<Scope>): Permission;
}

export interface CreatePermissionsParameters {
  readonly environment: Environment;
  /** Operations switched on for this mount; all where left out. */
  readonly allow: ReadonlySet<OperationName> | undefined;
  /** Scopes of the API key; where they are not known the service has the last word. */
  readonly keyScopes: ReadonlySet<Scope> | undefined;
}

/** Puts together what the mount, the key and the person allow. */
export function createPermissions({ environment, allow, keyScopes }: CreatePermissionsParameters): Permissions {
  const switchedOn: ReadonlySet<string> | undefined = allow;

  function ofScope(scope: Scope, granted: ReadonlySet<Scope>): Permission {
    if (!granted.has(scope)) return { allowed: false, reason: "not_granted", scope };
    if (keyScopes && !keyScopes.has(scope)) return { allowed: false, reason: "key_lacks_scope", scope };
    return { allowed: true };
  }

  return {
    ofScope,
    ofOperation({ name, simulation, auth, grant }, granted) {
      if (simulation && environment === "production") return { allowed: false, reason: "production" };
      if (switchedOn && !switchedOn.has(name)) return { allowed: false, reason: "switched_off" };
      if (auth === "signed") return { allowed: false, reason: "no_signing_key" };
      return grant === null ? { allowed: true } : ofScope(grant, granted);
    },
  };
}
