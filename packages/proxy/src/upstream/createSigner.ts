import type { OperationRequest } from "@partner-kit/contract";
import {
  type CanonicalRequest,
  importWithdrawalSigningKey,
  signWithdrawalRequest,
} from "@partner-kit/contract/signing";
import type { Logger } from "../logger.ts";

export interface CreateSignerParameters {
  /** PKCS #8 as PEM or Base64, or the 32-byte seed as Base64. */
  readonly signingKey: string | undefined;
  /** Path of the base address. */
  readonly basePath: string;
  readonly canonicalize: CanonicalRequest | undefined;
  readonly now: () => number;
  readonly logger: Logger;
}

/** Signs a request as it is about to be sent: the headers to send with it. Each call makes a nonce of its own. */
export type Signer = (request: OperationRequest) => Promise<Readonly<Record<string, string>>>;

/** Makes a signer for withdrawals. Without a key it rejects whatever it is asked to sign. */
export function createSigner({ signingKey, basePath, canonicalize, now, logger }: CreateSignerParameters): Signer {
  const privateKey = importWithdrawalSigningKey(signingKey ?? "");
  privateKey.catch((err: unknown) => {
    if (signingKey !== undefined) logger.error({ err }, "withdrawals cannot be signed");
  });
  const encoder = new TextEncoder();
  return async ({ method, path, body = "" }) =>
    signWithdrawalRequest({
      privateKey: await privateKey,
      method,
      path: basePath + path,
      body: encoder.encode(body),
      timestamp: now(),
      canonicalize,
    });
}
