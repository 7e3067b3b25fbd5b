import type { Grant } from "@partner-kit/proxy";

/** All scopes of the service and the kit. */
export const everything: Grant["scopes"] = [
  "trades:view",
  "trades:create",
  "trades:execute",
  "wallets:view",
  "wallets:transfer",
  "wallets:withdraw",
  "settlements:view",
  "webhooks:view",
  "webhooks:manage",
  "audit:view",
  "approvals:decide",
  "simulation:run",
];
