import type { AppMessages } from "../messages/en.ts";
import type { DeveloperMessages } from "./messages.en.ts";

/** The scopes of a session. */
export interface SessionScopes {
  readonly scopes: readonly string[];
  readonly missing_scopes: readonly { readonly scope: string; readonly reason: string }[];
}

export interface ScopeGroup {
  readonly title: string;
  /** Granted ones first. */
  readonly scopes: readonly { readonly scope: string; readonly isGranted: boolean }[];
}

/** Groups the scopes of a session by the part of the admin that needs them. Unknown ones come last. */
export function groupScopes(
  { scopes, missing_scopes: missing }: SessionScopes,
  messages: AppMessages & Pick<DeveloperMessages, "other">,
): readonly ScopeGroup[] {
  const all = [
    ...scopes.map((scope) => ({ scope, isGranted: true })),
    ...missing.map(({ scope }) => ({ scope, isGranted: false })),
  ];
  const areaOf = (scope: string) => areas.get(scope.split(":")[0] ?? "") ?? "other";
  return (["trading", "payments", "webhooks", "review", "simulator", "other"] as const)
    .map((area) => ({ title: messages[area], scopes: all.filter(({ scope }) => areaOf(scope) === area) }))
    .filter((group) => group.scopes.length > 0);
}

export interface RefusedScopes {
  readonly reason: string;
  readonly scopes: readonly string[];
}

/** Groups the missing scopes of a session by reason, which is written once for all of them. */
export function groupRefused({
  missing_scopes: missing,
}: Pick<SessionScopes, "missing_scopes">): readonly RefusedScopes[] {
  return [...new Set(missing.map(({ reason }) => reason))].map((reason) => ({
    reason,
    scopes: missing.filter((one) => one.reason === reason).map(({ scope }) => scope),
  }));
}

/** Whether the admin grants a scope to people, and API keys do not have it. */
export function isOfAdmin(scope: string): boolean {
  return scopesOfAdmin.has(scope);
}

/** Counts the scopes of the service, which an API key can have. */
export function countKeyScopes({ scopes, missing_scopes: missing }: SessionScopes): {
  readonly count: number;
  readonly total: number;
} {
  const count = scopes.filter((scope) => !isOfAdmin(scope)).length;
  return { count, total: count + missing.filter(({ scope }) => !isOfAdmin(scope)).length };
}

const scopesOfAdmin: ReadonlySet<string> = new Set(["audit:view", "approvals:decide", "simulation:run"]);

const areas: ReadonlyMap<string, "trading" | "payments" | "webhooks" | "review" | "simulator"> = new Map([
  ["trades", "trading"],
  ["wallets", "payments"],
  ["settlements", "payments"],
  ["webhooks", "webhooks"],
  ["approvals", "review"],
  ["audit", "review"],
  ["simulation", "simulator"],
]);
