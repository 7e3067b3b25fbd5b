import type { AppMessages } from "../messages/en.ts";
import type { DeveloperMessages } from "./messages.en.ts";

/** The scopes of a session. */
export interface SessionScopes {
  readonly scopes: readonly string[];
  readonly missing_scopes: readonly { readonly scope: string; readonly reason: string }[];
}

/** A scope. `reason`: why the person may not use it. */
export interface ScopeState {
  readonly scope: string;
  readonly reason: string | undefined;
}

export interface ScopeGroup {
  readonly title: string;
  readonly scopes: readonly ScopeState[];
}

/** Groups the scopes of a session by the part of the admin that needs them. Unknown ones come last. */
export function groupScopes(
  session: SessionScopes,
  messages: AppMessages & Pick<DeveloperMessages, "other">,
): readonly ScopeGroup[] {
  const all: readonly ScopeState[] = [
    ...session.scopes.map((scope) => ({ scope, reason: undefined })),
    ...session.missing_scopes.map(({ scope, reason }) => ({ scope, reason })),
  ];
  const areaOf = ({ scope }: ScopeState) => areas.get(scope.split(":")[0] ?? "") ?? "other";
  return (["trading", "payments", "webhooks", "review", "simulator", "other"] as const)
    .map((area) => ({ title: messages[area], scopes: all.filter((one) => areaOf(one) === area) }))
    .filter(({ scopes }) => scopes.length > 0);
}

/** Counts the scopes of the service, which an API key can have. Those of the kit are granted to people only. */
export function countKeyScopes({ scopes, missing_scopes: missing }: SessionScopes): {
  readonly count: number;
  readonly total: number;
} {
  const isOfService = (scope: string) => !kitScopes.has(scope);
  const count = scopes.filter(isOfService).length;
  return { count, total: count + missing.filter(({ scope }) => isOfService(scope)).length };
}

const kitScopes: ReadonlySet<string> = new Set(["audit:view", "approvals:decide", "simulation:run"]);

const areas: ReadonlyMap<string, "trading" | "payments" | "webhooks" | "review" | "simulator"> = new Map([
  ["trades", "trading"],
  ["wallets", "payments"],
  ["settlements", "payments"],
  ["webhooks", "webhooks"],
  ["approvals", "review"],
  ["audit", "review"],
  ["simulation", "simulator"],
]);
