/** A permission of an API key. The scopes of a key are immutable: another set needs a new key. (Service document: Authentication, Scopes.) */
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

/** Every scope, and whether the default set of a new key contains it. */
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

/** The default scopes of a new key. */
export const defaultScopes: readonly Scope[] = allScopes.filter((scope) => scopes[scope].inDefaultSet);

/** Whether a text is a scope of the service. */
export function isScope(text: string): text is Scope {
  return Object.hasOwn(scopes, text);
}

/**
 * A permission of a person for a function of the kit. The host grants each by name: `"all"` does not include them. API
 * keys do not have them.
 */
export type KitScope =
  /** Reads the audit. */
  | "audit:view"
  /** Approves or rejects changes for which the policy requires a second user. */
  | "approvals:decide"
  /** Runs simulations. */
  | "simulation:run";

/** Every scope of the kit. */
export const kitScopes: readonly KitScope[] = ["audit:view", "approvals:decide", "simulation:run"];

/** Whether a text is a scope of the kit. */
export function isKitScope(text: string): text is KitScope {
  return kitScopes.some((scope) => scope === text);
}

/** A scope that a host can grant to a person: of the service or of the kit. */
export type GrantedScope = Scope | KitScope;

/** Every scope that a host can grant. */
export const allGrantedScopes: readonly GrantedScope[] = [...allScopes, ...kitScopes];
