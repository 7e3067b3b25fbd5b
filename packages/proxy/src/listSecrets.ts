export interface ListSecretsParameters {
  readonly apiKey: string;
  readonly withdrawalApiKey?: string | undefined;
  readonly signingKey?: string | undefined;
  readonly webhookSecrets?: readonly string[] | undefined;
  readonly storeKeys?: readonly string[] | undefined;
}

/** What must be in no answer and no log, as it would stand there: a key without what PEM puts around it. */
export function listSecrets(parameters: ListSecretsParameters): string[] {
  const { apiKey, withdrawalApiKey, signingKey, webhookSecrets = [], storeKeys = [] } = parameters;
  const bareKey = signingKey?.replace(/-----[A-Z ]+-----|\s/g, "");
  return [apiKey, withdrawalApiKey, bareKey, ...webhookSecrets, ...storeKeys].filter((secret) => secret !== undefined);
}
