import { settingProblems } from "../settings/settingProblems.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { type CreateReaderParameters, createReader, fail, type Reader } from "./createReader.ts";

export interface ReadSecretSettingsParameters {
  /** The environment of the process: `process.env`. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /**
   * Reads a whole file as text. Your code reads the files, because bundlers such as those of Next.js copy files that the
   * code of a package reads.
   */
  readonly readFile: CreateReaderParameters["readFile"];
}

/** The settings of `createProxy` that are secrets. */
export type SecretSettings = Pick<
  CreateProxyParameters,
  "apiKey" | "withdrawalApiKey" | "signingKey" | "storeKeys" | "webhookSecrets" | "auditKey"
>;

/** Reads the secrets that can be rotated. Throws a `ConfigError`. */
export const secretReaders = {
  apiKey: ({ secret }: Reader) => secret("PARTNER_KIT_API_KEY", settingProblems.apiKey),
  withdrawalApiKey: ({ secret }: Reader) => secret("PARTNER_KIT_WITHDRAWAL_API_KEY", settingProblems.apiKey),
  signingKey: ({ secret }: Reader) => secret("PARTNER_KIT_SIGNING_KEY", settingProblems.signingKey),
  storeKeys: ({ secrets }: Reader) => secrets("PARTNER_KIT_STORE_KEY", settingProblems.storeKeys),
  webhookSecrets: ({ secrets }: Reader) => secrets("PARTNER_KIT_WEBHOOK_SECRETS", settingProblems.webhookSecrets),
};

/**
 * Reads the secrets of the proxy from the variables of `partner-kit-proxy`, by the same rules: each can be a file, lists
 * are separated by commas, and the signing key and the withdrawal key must be files.
 *
 * Throws a `PartnerError` that names the variable if one is missing or invalid. The error has no secret.
 */
export function readSecretSettings(parameters: ReadSecretSettingsParameters): SecretSettings {
  const reader = createReader(parameters);
  return {
    apiKey: readApiKey(reader),
    withdrawalApiKey: secretReaders.withdrawalApiKey(reader),
    signingKey: secretReaders.signingKey(reader),
    storeKeys: secretReaders.storeKeys(reader),
    webhookSecrets: secretReaders.webhookSecrets(reader),
    auditKey: readAuditKeys(reader)[0],
  };
}

export function readApiKey(reader: Reader): string {
  const remedy = "Set it to the API key, or set PARTNER_KIT_API_KEY_FILE to a file with the key";
  return secretReaders.apiKey(reader) ?? fail("PARTNER_KIT_API_KEY", `is missing. ${remedy}`, "SETTING_MISSING");
}

/** The first key makes records. The others verify older records. */
export function readAuditKeys({ secrets }: Reader): readonly string[] {
  return secrets("PARTNER_KIT_AUDIT_KEY", settingProblems.auditKey);
}
