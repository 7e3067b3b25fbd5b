import type { Operation } from "@partner-kit/contract";
import { type CreateSignerParameters, createSigner, type Signer } from "./createSigner.ts";

export interface CreateCredentialsParameters extends CreateSignerParameters {
  readonly apiKey: string;
  readonly withdrawalApiKey?: string | undefined;
}

/** The secrets of calls to the service. A call keeps the credentials that it began with, also for its retries. */
export interface Credentials {
  /**
   * All request headers except signatures, by the operation's `auth`. None come from the caller. Compressed responses
   * are not requested: they save little, and a small one can expand to any size.
   */
  readonly headersOf: Readonly<Record<Operation["auth"], Readonly<Record<string, string>>>>;
  readonly sign: Signer;
}

/** Creates the credentials of one API key, one key for withdrawals and one signing key. */
export function createCredentials(parameters: CreateCredentialsParameters): Credentials {
  const { apiKey, withdrawalApiKey = apiKey } = parameters;
  return {
    headersOf: {
      public: open,
      session: open,
      key: { ...open, "x-api-key": apiKey },
      signed: { ...open, "x-api-key": withdrawalApiKey },
    },
    sign: createSigner(parameters),
  };
}

const open = { accept: "application/json", "accept-encoding": "identity" };
