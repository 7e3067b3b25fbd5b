import { allGrantedScopes, type GrantedScope, type OpenEnum } from "@partner-kit/contract";
import { fillText } from "../text/fillText.ts";
import type { Text } from "../text/text.ts";

/**
 * Names what a scope permits, such as "manage webhooks". An unknown scope is shown unchanged.
 *
 * @param messages The result of `useMessages`. Its `session.can` makes a sentence of the name.
 */
export function describeScope(scope: OpenEnum<GrantedScope>, messages: Pick<Text, "session">): string {
  const known = allGrantedScopes.find((one) => one === scope);
  return known === undefined ? scope : messages.session[keys[known]];
}

/** Fills a message about a missing permission. Messages of a host may contain the raw `{scope}`. */
export function fillScope(message: string, scope: OpenEnum<GrantedScope>, text: Pick<Text, "session">): string {
  return fillText(message, { action: describeScope(scope, text), scope });
}

const keys = {
  "trades:view": "tradesView",
  "trades:create": "tradesCreate",
  "trades:execute": "tradesExecute",
  "wallets:view": "walletsView",
  "wallets:transfer": "walletsTransfer",
  "settlements:view": "settlementsView",
  "webhooks:view": "webhooksView",
  "webhooks:manage": "webhooksManage",
  "wallets:withdraw": "walletsWithdraw",
  "audit:view": "auditView",
  "approvals:decide": "approvalsDecide",
  "simulation:run": "simulationRun",
} as const satisfies Readonly<Record<GrantedScope, keyof Text["session"]>>;
