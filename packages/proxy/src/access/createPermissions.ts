import {
  createPaymentBatch,
  type GrantedScope,
  isKitScope,
  isWebhookHostAllowed,
  type Operation,
  type ParsedInput,
  type refusalReasons,
  type Scope,
} from "@partner-kit/contract";
import { HttpError } from "../http/HttpError.ts";
import type { Settings } from "../settings/settings.ts";
import { assumesScope, overrideOf } from "../upstream/overrides.ts";

/** Whether a user may call an operation, and if not, why. */
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
  /** Whether a user with these scopes may call the operation. Used by the session and by forwarding. */
  ofOperation(operation: Operation, granted: ReadonlySet<GrantedScope>): Permission;
  ofScope(scope: GrantedScope, granted: ReadonlySet<GrantedScope>): Permission;
  /** Why the input must not send deliveries to its host. `undefined` if the settings allow it. */
  destinationProblem(operation: Operation, input: ParsedInput<Operation>): string | undefined;
  /** Records that the service reported a missing key scope for an operation. */
  keyLacks(operation: Operation): void;
  /** Forgets the reported missing scopes of the former key. `scopes` of the new key replace those of the settings. */
  rotateKey(scopes: readonly Scope[] | undefined): void;
}

// A key's scopes never change, but the account's rights can. The response does not say which one is missing.
const LACKING_MS = 600_000;

/** Combines the rules of the mount, the key and the user. */
export function createPermissions(settings: Settings): Permissions {
  const { environment, allow, signingKey, signer, withdrawalApiKey, webhookDestinations, overrides, now } = settings;
  const { secretBox } = settings;
  const switchedOn: readonly string[] | undefined = allow;
  const lacking = new Map<Scope, number>();
  let { keyScopes } = settings;

  function isLacking(scope: Scope): boolean {
    if (now() < (lacking.get(scope) ?? 0)) return true;
    // The withdrawal key has scopes of its own.
    return keyScopes !== undefined && !keyScopes.includes(scope) && !(withdrawalApiKey && scope === "wallets:withdraw");
  }

  function ofScope(scope: GrantedScope, granted: ReadonlySet<GrantedScope>): Permission {
    if (scope === "simulation:run" && environment === "production") return inProduction;
    if (!granted.has(scope)) return { allowed: false, reason: "not_granted", scope };
    // The service's key never has the kit's own scopes.
    if (isKitScope(scope)) return permitted;
    return isLacking(scope) ? { allowed: false, reason: "key_lacks_scope", scope } : permitted;
  }

  function ofOperation(operation: Operation, granted: ReadonlySet<GrantedScope>): Permission {
    const { name, simulation, auth, grant, grantAnyOf, permittedBy } = operation;
    if (permittedBy) {
      const permission = ofOperation(permittedBy, granted);
      const lacksKey = name === createPaymentBatch.name && !secretBox;
      return permission.allowed && lacksKey ? { allowed: false, reason: "no_store_key" } : permission;
    }
    if (grantAnyOf?.some((scope) => ofScope(scope, granted).allowed)) return permitted;
    if (simulation && environment === "production") return inProduction;
    if (switchedOn && auth !== "session" && !switchedOn.includes(name))
      return { allowed: false, reason: "switched_off" };
    if (auth === "signed" && signingKey === undefined && signer === undefined)
      return { allowed: false, reason: "no_signing_key" };
    const { scope = grant } = overrideOf(overrides, operation) ?? {};
    if (scope === null) return permitted;
    const permission = ofScope(scope, granted);
    return permission.allowed || !assumesScope(overrides, operation) ? permission : { ...permission, assumed: true };
  }

  return {
    ofScope,
    ofOperation,
    destinationProblem({ destinationOf }, input) {
      const url = destinationOf?.(input);
      if (url === undefined || !webhookDestinations || isWebhookHostAllowed(url, webhookDestinations)) return undefined;
      const hosts = webhookDestinations.length === 0 ? "to no host" : `only to ${webhookDestinations.join(", ")}`;
      return `The proxy's settings allow webhooks ${hosts}.`;
    },
    keyLacks({ scope, scopesOf }) {
      // The missing scope is a guess if the document names none, or if an input can need further scopes.
      if (scope === null || scope === "unknown" || scopesOf) return;
      lacking.set(scope, now() + LACKING_MS);
    },
    rotateKey(scopes = keyScopes) {
      keyScopes = scopes;
      lacking.clear();
    },
  };
}

const permitted: Permission = { allowed: true };
const inProduction: Permission = { allowed: false, reason: "production" };

/** Throws an `HttpError` that explains a refused permission. */
export function requirePermission(permission: Permission): void {
  if (permission.allowed) return;
  const { reason, scope, assumed } = permission;
  const message = `${reason}: ${reasons[reason].replace("{scope}", scope ?? "")}${assumed ? ASSUMED : ""}`;
  throw new HttpError({ code: scope === undefined ? "OPERATION_OFF" : "GRANT_MISSING", message, reason, scope });
}

const ASSUMED =
  " This scope is assumed: the service does not document which one the operation needs. An administrator can change it in the proxy's `overrides`.";

const reasons: Readonly<Record<(typeof refusalReasons)[number], string>> = {
  not_granted: "the signed-in user does not have the scope {scope}. Return it from authorize to grant it.",
  key_lacks_scope: "the API key does not have the scope {scope}. Use a key with that scope.",
  production: "simulation is not available in production.",
  switched_off: "the operation is not in the proxy's allow setting.",
  no_signing_key: "the proxy has no signingKey, so withdrawals are off.",
  no_store_key: "the proxy has no storeKeys, so payment batches are off.",
};
