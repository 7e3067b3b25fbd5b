import type { AppMessages } from "../messages/en.ts";
import type { DeveloperMessages } from "./messages.en.ts";

/** The scopes of a session. */
export interface SessionScopes {
  readonly scopes: readonly string[];
  readonly missing_scopes: readonly { readonly scope: string; readonly reason: string }[];
}

/** A scope, and why the person may not use it. */
export interface ScopeState {
  readonly scope: string;
  readonly reason: string | undefined;
  /** Whether it is the last of its group with this reason, which is written once for all of them. */
  readonly endsReason: boolean;
}

export interface ScopeGroup {
  readonly title: string;
  readonly scopes: readonly ScopeState[];
}

/**
 * Groups the scopes of a session by the part of the admin that needs them. Unknown ones come last. Within a group, granted
 * ones come first, then those with the same reason.
 */
export function groupScopes(
  session: SessionScopes,
  messages: AppMessages & Pick<DeveloperMessages, "other">,
): readonly ScopeGroup[] {
  const all: readonly Omit<ScopeState, "endsReason">[] = [
    ...session.scopes.map((scope) => ({ scope, reason: undefined })),
    ...session.missing_scopes
      .map(({ scope, reason }) => ({ scope, reason }))
      .toSorted((one, other) => one.reason.localeCompare(other.reason)),
  ];
  const areaOf = ({ scope }: (typeof all)[number]) => areas.get(scope.split(":")[0] ?? "") ?? "other";
  return (["trading", "payments", "webhooks", "review", "simulator", "other"] as const)
    .map((area) => ({ title: messages[area], scopes: all.filter((one) => areaOf(one) === area) }))
    .filter(({ scopes }) => scopes.length > 0)
    .map(({ title, scopes }) => ({
      title,
      scopes: scopes.map((one, index) => ({
        ...one,
        endsReason: one.reason !== undefined && one.reason !== scopes[index + 1]?.reason,
      })),
    }));
}

/** Counts the scopes of the service, which an API key can have. Those of the kit are granted to people only. */
export function countKeyScopes({ scopes, missing_scopes: missing }: SessionScopes): {
  readonly count: number;
  readonly total: number;
  /** How many are granted to people only. */
  readonly others: number;
} {
  const isOfService = (scope: string) => !kitScopes.has(scope);
  const count = scopes.filter(isOfService).length;
  const total = count + missing.filter(({ scope }) => isOfService(scope)).length;
  return { count, total, others: scopes.length + missing.length - total };
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
