import { type GrantedScope, isKitScope, type Operation, type refusalReasons, type Scope } from "@partner-kit/contract";
import { HttpError } from "../http/HttpError.ts";
import type { Settings } from "../settings/settings.ts";
import { assumesScope, overrideOf } from "../upstream/overrides.ts";

/** Whether somebody may call an operation, and if not, why. */
export type Permission =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly reason: (typeof refusalReasons)[number];
      /** The missing scope. */
      readonly scope?: GrantedScope | undefined;
      /** The service does not document that the operation needs this scope. */
      readonly assumed?: true | undefined;
    };

export interface Permissions {
  /** Whether a person who was granted scopes may call the operation. The session and the forwarder both ask here. */
  ofOperation(operation: Operation, granted: ReadonlySet<GrantedScope>): Permission;
  ofScope(scope: GrantedScope, granted: ReadonlySet<GrantedScope>): Permission;
  /** The service said that the key lacks the scope of an operation. */
  keyLacks(operation: Operation): void;
}

// A key's scopes never change, but what the account may do can, and the response does not say which it was.
const LACKING_MS = 600_000;

/** Puts together what the mount, the key and the person allow. */
export function createPermissions(settings: Settings): Permissions {
  const { environment, allow, keyScopes, signingKey, withdrawalApiKey, overrides, now } = settings;
  const switchedOn: readonly string[] | undefined = allow;
  const lacking = new Map<Scope, number>();

  function isLacking(scope: Scope): boolean {
    if (now() < (lacking.get(scope) ?? 0)) return true;
    // The key for withdrawals has scopes of its own.
    return keyScopes !== undefined && !keyScopes.includes(scope) && !(withdrawalApiKey && scope === "wallets:withdraw");
  }

  function ofScope(scope: GrantedScope, granted: ReadonlySet<GrantedScope>): Permission {
    if (scope === "simulation:run" && environment === "production") return inProduction;
    if (!granted.has(scope)) return { allowed: false, reason: "not_granted", scope };
    // The key knows nothing of the kit's own scopes.
    if (isKitScope(scope)) return permitted;
    return isLacking(scope) ? { allowed: false, reason: "key_lacks_scope", scope } : permitted;
  }

  function ofOperation(operation: Operation, granted: ReadonlySet<GrantedScope>): Permission {
    const { name, simulation, auth, grant, grantAnyOf, permittedBy } = operation;
    if (permittedBy) return ofOperation(permittedBy, granted);
    if (grantAnyOf?.some((scope) => ofScope(scope, granted).allowed)) return permitted;
    if (simulation && environment === "production") return inProduction;
    if (switchedOn && auth !== "session" && !switchedOn.includes(name))
      return { allowed: false, reason: "switched_off" };
    if (auth === "signed" && signingKey === undefined) return { allowed: false, reason: "no_signing_key" };
    const { scope = grant } = overrideOf(overrides, operation) ?? {};
    if (scope === null) return permitted;
    const permission = ofScope(scope, granted);
    return permission.allowed || !assumesScope(overrides, operation) ? permission : { ...permission, assumed: true };
  }

  return {
    ofScope,
    ofOperation,
    keyLacks({ scope, scopesOf }) {
      // Where the document names no scope, or an input can need others as well, what is missing is a guess.
      if (scope === null || scope === "unknown" || scopesOf) return;
      lacking.set(scope, now() + LACKING_MS);
    },
  };
}

const permitted: Permission = { allowed: true };
const inProduction: Permission = { allowed: false, reason: "production" };

/** Throws the `HttpError` that explains a permission which was not given. */
export function requirePermission(permission: Permission): void {
  if (permission.allowed) return;
  const { reason, scope, assumed } = permission;
  const message = `${reason}: ${reasons[reason].replace("{scope}", scope ?? "")}${assumed ? ASSUMED : ""}`;
  throw new HttpError({ code: scope === undefined ? "OPERATION_OFF" : "GRANT_MISSING", message, reason, scope });
}

const ASSUMED =
  " This scope is assumed: the service does not document which one the operation needs. An administrator can set another with the proxy's `overrides`.";

const reasons: Readonly<Record<(typeof refusalReasons)[number], string>> = {
  not_granted: "the signed-in person was not granted {scope}.",
  key_lacks_scope: "the API key does not have {scope}.",
  production: "the simulation does not exist in production.",
  switched_off: "this mount does not offer the operation.",
  no_signing_key: "the proxy has no key to sign withdrawals with.",
};
