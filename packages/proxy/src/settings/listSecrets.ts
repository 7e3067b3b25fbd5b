import type { CreateProxyParameters } from "./settings.ts";

type SecretSettings = "apiKey" | "withdrawalApiKey" | "signingKey" | "webhookSecrets" | "storeKeys" | "auditKey";

/** What must be in no answer and no log, as it would stand there: a key without what PEM puts around it. */
export function listSecrets(parameters: Pick<CreateProxyParameters, SecretSettings>): string[] {
  const { apiKey, withdrawalApiKey, signingKey, webhookSecrets = [], storeKeys = [], auditKey } = parameters;
  const bareKey = signingKey?.replace(/-----[A-Z ]+-----|\s/g, "");
  return [apiKey, withdrawalApiKey, bareKey, auditKey, ...webhookSecrets, ...storeKeys].filter(
    (secret) => secret !== undefined,
  );
}
