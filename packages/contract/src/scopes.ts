/** What an API key may be allowed to do. Scopes of a key never change; a new set needs a new key. (Service document: Authentication, Scopes.) */
export type Scope =
  | "trades:view"
  | "trades:create"
  | "trades:execute"
  | "wallets:view"
  | "wallets:transfer"
  | "settlements:view"
  | "webhooks:view"
  | "webhooks:manage"
  | "wallets:withdraw";

/** Every scope, with whether a new key has it unless its owner says otherwise. */
export const scopes: Readonly<Record<Scope, { readonly inDefaultSet: boolean }>> = {
  "trades:view": { inDefaultSet: true },
  "trades:create": { inDefaultSet: true },
  "trades:execute": { inDefaultSet: true },
  "wallets:view": { inDefaultSet: true },
  "wallets:transfer": { inDefaultSet: true },
  "settlements:view": { inDefaultSet: true },
  "webhooks:view": { inDefaultSet: false },
  "webhooks:manage": { inDefaultSet: false },
  "wallets:withdraw": { inDefaultSet: false },
};

/** Every scope, in the order of the service document. */
export const allScopes: readonly Scope[] = Object.keys(scopes).filter(isScope);

/** The scopes of a key made without choosing any. */
export const defaultScopes: readonly Scope[] = allScopes.filter((scope) => scopes[scope].inDefaultSet);

/** Whether a text names a scope. */
export function isScope(text: string): text is Scope {
  return Object.hasOwn(scopes, text);
}

/**
 * What a person may do with the kit itself. The host grants each by name. `"all"` does not include them, and the service and
 * its API keys do not know them.
 */
export type KitScope =
  /** Reads the audit. */
  | "audit:view"
  /** Approves or rejects what the policy holds for a second person. */
  | "approvals:decide"
  /** Runs simulations. */
  | "simulation:run";

/** Every scope of the kit. */
export const kitScopes: readonly KitScope[] = ["audit:view", "approvals:decide", "simulation:run"];

/** Whether a text names a scope of the kit. */
export function isKitScope(text: string): text is KitScope {
  return kitScopes.some((scope) => scope === text);
}

/** What a host can grant to a person: scopes of the service and of the kit. */
export type GrantedScope = Scope | KitScope;

/** Every scope that a host can grant. */
export const allGrantedScopes: readonly GrantedScope[] = [...allScopes, ...kitScopes];
