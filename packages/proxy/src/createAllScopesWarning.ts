import { ignore } from "./logger.ts";
import type { Settings } from "./settings.ts";

/**
 * Warns once when production grants `"all"` while withdrawals can be signed: `"all"` includes `wallets:withdraw`, so the person can
 * send funds out.
 */
export function createAllScopesWarning({
  environment,
  signingKey,
  logger,
}: Pick<Settings, "environment" | "signingKey" | "logger">): () => void {
  if (environment !== "production" || signingKey === undefined) return ignore;
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    logger.warn({}, ALL_WITH_SIGNING_KEY);
  };
}

const ALL_WITH_SIGNING_KEY =
  'authorize granted scopes: "all" in production, and a signing key is set: these people can submit withdrawals. Return an array of scopes, with "wallets:withdraw" only for those who may withdraw.';
