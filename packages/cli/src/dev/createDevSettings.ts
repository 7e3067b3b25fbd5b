import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface DevSettings {
  /** Settings of a proxy that calls the emulator. */
  readonly variables: Readonly<Record<string, string>>;
  /** Deletes the files. */
  readonly remove: () => void;
}

/** Creates secrets and a store for one run, in a folder that only its owner can read. */
export function createDevSettings(emulator: Readonly<Record<string, unknown>>): DevSettings {
  const { listening, keys, signingKey } = emulator as {
    readonly listening: string;
    readonly keys: { readonly webhooks: string; readonly withdrawals: string };
    readonly signingKey: string;
  };
  const folder = mkdtempSync(join(tmpdir(), "partner-kit-dev-"));
  const secret = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    return path;
  };
  return {
    variables: {
      PARTNER_KIT_BASE_URL: listening,
      PARTNER_KIT_API_KEY: keys.webhooks,
      PARTNER_KIT_WITHDRAWAL_API_KEY_FILE: secret("withdrawal-key", keys.withdrawals),
      PARTNER_KIT_SIGNING_KEY_FILE: secret("signing-key", signingKey),
      PARTNER_KIT_AUDIT_KEY: randomBytes(32).toString("base64"),
      PARTNER_KIT_STORE_KEY: randomBytes(32).toString("base64"),
      PARTNER_KIT_STORE: join(folder, "app.db"),
      PARTNER_KIT_ENVIRONMENT: "staging",
      // Override the secrets of the real service in a .env file, which the emulator must not get.
      PARTNER_KIT_WEBHOOK_SECRETS: "",
      PARTNER_KIT_WITHDRAWAL_API_KEY: "",
      PARTNER_KIT_SIGNING_KEY: "",
      // A variable and its file must not both be set.
      PARTNER_KIT_API_KEY_FILE: "",
      PARTNER_KIT_AUDIT_KEY_FILE: "",
      PARTNER_KIT_STORE_KEY_FILE: "",
      PARTNER_KIT_WEBHOOK_SECRETS_FILE: "",
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
