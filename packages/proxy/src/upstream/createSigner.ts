import type { OperationRequest } from "@partner-kit/contract";
import { importWithdrawalSigningKey, signWithdrawalRequest } from "@partner-kit/contract/signing";
import type { Settings } from "../settings.ts";

export interface CreateSignerParameters
  extends Pick<Settings, "signingKey" | "canonicalize" | "signatureNow" | "logger"> {
  /** Path of the base address. */
  readonly basePath: string;
}

/** Signs a request as it is about to be sent: the headers to send with it. Each call makes a nonce of its own. */
export type Signer = (request: OperationRequest) => Promise<Readonly<Record<string, string>>>;

/** Makes a signer for withdrawals. Without a key it rejects whatever it is asked to sign. */
export function createSigner(parameters: CreateSignerParameters): Signer {
  const { signingKey, basePath, canonicalize, signatureNow, logger } = parameters;
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
      timestamp: signatureNow(),
      canonicalize,
    });
}
