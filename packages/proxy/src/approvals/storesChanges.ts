import type { Settings } from "../settings/settings.ts";

/** Whether the store can have changes to send: those that need an approval, and lines of payment batches. */
export function storesChanges(settings: Pick<Settings, "policy" | "secretBox" | "signingKey" | "signer">): boolean {
  const { policy, secretBox, signingKey, signer } = settings;
  return policy !== undefined || (secretBox !== undefined && (signingKey !== undefined || signer !== undefined));
}
