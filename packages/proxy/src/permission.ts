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
  /** The service said that the key lacks the scope of an operation. */
  keyLacks(operation: Operation): void;
}

export interface CreatePermissionsParameters {
  readonly environment: Environment;
  /** Operations switched on for this mount; all where left out. */
  readonly allow: ReadonlySet<OperationName> | undefined;
  /** Scopes of the API key; where they are not known the service has the last word. */
  readonly keyScopes: ReadonlySet<Scope> | undefined;
  readonly signingKey: string | undefined;
  readonly withdrawalApiKey: string | undefined;
  readonly now: () => number;
}

// A key's scopes never change, but what the account may do can, and the service's answer does not tell which it was.
const LACKING_MS = 600_000;

/** Puts together what the mount, the key and the person allow. */
export function createPermissions(parameters: CreatePermissionsParameters): Permissions {
  const { environment, allow, keyScopes, signingKey, withdrawalApiKey, now } = parameters;
  const switchedOn: ReadonlySet<string> | undefined = allow;
  const lacking = new Map<Scope, number>();

  function isLacking(scope: Scope): boolean {
    if (now() < (lacking.get(scope) ?? 0)) return true;
    // The key for withdrawals has scopes of its own.
    return keyScopes !== undefined && !keyScopes.has(scope) && !(withdrawalApiKey && scope === "wallets:withdraw");
  }

  function ofScope(scope: Scope, granted: ReadonlySet<Scope>): Permission {
    if (!granted.has(scope)) return { allowed: false, reason: "not_granted", scope };
    return isLacking(scope) ? { allowed: false, reason: "key_lacks_scope", scope } : { allowed: true };
  }

  return {
    ofScope,
    ofOperation({ name, simulation, auth, grant }, granted) {
      if (simulation && environment === "production") return { allowed: false, reason: "production" };
      if (switchedOn && !switchedOn.has(name)) return { allowed: false, reason: "switched_off" };
      if (auth === "signed" && signingKey === undefined) return { allowed: false, reason: "no_signing_key" };
      return grant === null ? { allowed: true } : ofScope(grant, granted);
    },
    keyLacks({ name, scope }) {
      // Where the document names no scope, what is missing is a guess; and subscribing needs the topic's scope as well.
      if (scope === null || scope === "unknown" || name === "createWebhook" || name === "replaceWebhook") return;
      lacking.set(scope, now() + LACKING_MS);
    },
  };
}
