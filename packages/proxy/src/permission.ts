import type { Operation, refusalReasons, Scope } from "@partner-kit/contract";
import { Refusal } from "./Refusal.ts";
import type { Settings } from "./settings.ts";

/** Whether somebody may call an operation, and if not, why. `scope` is the one that is missing. */
export type Permission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: (typeof refusalReasons)[number]; readonly scope?: Scope | undefined };

export interface Permissions {
  /** Whether a person who was granted scopes may call the operation. The session and the forwarder both ask here. */
  ofOperation(operation: Operation, granted: ReadonlySet<Scope>): Permission;
  ofScope(scope: Scope, granted: ReadonlySet<Scope>): Permission;
  /** The service said that the key lacks the scope of an operation. */
  keyLacks(operation: Operation): void;
}

// A key's scopes never change, but what the account may do can, and the service's answer does not tell which it was.
const LACKING_MS = 600_000;

/** Puts together what the mount, the key and the person allow. */
export function createPermissions(settings: Settings): Permissions {
  const { environment, allow, keyScopes, signingKey, withdrawalApiKey, now } = settings;
  const switchedOn: readonly string[] | undefined = allow;
  const lacking = new Map<Scope, number>();

  function isLacking(scope: Scope): boolean {
    if (now() < (lacking.get(scope) ?? 0)) return true;
    // The key for withdrawals has scopes of its own.
    return keyScopes !== undefined && !keyScopes.includes(scope) && !(withdrawalApiKey && scope === "wallets:withdraw");
  }

  function ofScope(scope: Scope, granted: ReadonlySet<Scope>): Permission {
    if (!granted.has(scope)) return { allowed: false, reason: "not_granted", scope };
    return isLacking(scope) ? { allowed: false, reason: "key_lacks_scope", scope } : { allowed: true };
  }

  return {
    ofScope,
    ofOperation({ name, simulation, auth, grant }, granted) {
      if (simulation && environment === "production") return { allowed: false, reason: "production" };
      if (switchedOn && !switchedOn.includes(name)) return { allowed: false, reason: "switched_off" };
      if (auth === "signed" && signingKey === undefined) return { allowed: false, reason: "no_signing_key" };
      return grant === null ? { allowed: true } : ofScope(grant, granted);
    },
    keyLacks({ scope, scopesOf }) {
      // Where the document names no scope, or an input can need others as well, what is missing is a guess.
      if (scope === null || scope === "unknown" || scopesOf) return;
      lacking.set(scope, now() + LACKING_MS);
    },
  };
}

/** Throws the refusal that belongs to a permission that was not given. */
export function refuseUnpermitted(permission: Permission): void {
  if (permission.allowed) return;
  const { reason, scope = "" } = permission;
  const code = scope === "" ? "OPERATION_OFF" : "GRANT_MISSING";
  throw new Refusal({ code, message: `${reason}: ${reasons[reason].replace("{scope}", scope)}` });
}

const reasons: Readonly<Record<(typeof refusalReasons)[number], string>> = {
  not_granted: "the signed-in person was not granted {scope}.",
  key_lacks_scope: "the API key does not have {scope}.",
  production: "the simulation does not exist in production.",
  switched_off: "this mount does not offer the operation.",
  no_signing_key: "the proxy has no key to sign withdrawals with.",
};
