export interface ListSecretsParameters {
  readonly apiKey: string;
  readonly withdrawalApiKey: string | undefined;
  readonly signingKey: string | undefined;
}

/** What must be in no answer and no log, as it would stand there: a key without what PEM puts around it. */
export function listSecrets({ apiKey, withdrawalApiKey, signingKey }: ListSecretsParameters): string[] {
  const bareKey = signingKey?.replace(/-----[A-Z ]+-----|\s/g, "");
  return [apiKey, withdrawalApiKey, bareKey].filter((secret) => secret !== undefined);
}
