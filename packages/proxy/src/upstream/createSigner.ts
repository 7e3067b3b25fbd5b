import type { OperationRequest } from "@partner-kit/contract";
import { importWithdrawalSigningKey, signWithdrawalRequest } from "@partner-kit/contract/signing";
import { HttpError } from "../http/HttpError.ts";
import { describeOwnError } from "../monitoring/describeError.ts";
import type { Settings } from "../settings/settings.ts";

export interface CreateSignerParameters
  extends Pick<Settings, "signingKey" | "canonicalize" | "signatureNow" | "logger"> {
  /** Path of the base URL. */
  readonly basePath: string;
}

/** Returns the signature headers of a request. Each call uses a new nonce. */
export type Signer = (request: OperationRequest) => Promise<Readonly<Record<string, string>>>;

/** Creates a signer for withdrawals. Without a key it rejects every request. */
export function createSigner(parameters: CreateSignerParameters): Signer {
  const { signingKey, basePath, canonicalize, signatureNow, logger } = parameters;
  const privateKey = importWithdrawalSigningKey(signingKey ?? "");
  privateKey.catch((error: unknown) => {
    if (signingKey !== undefined)
      logger.error(describeOwnError(error), "the platform cannot use the signing key, so withdrawals are refused");
  });
  const encoder = new TextEncoder();
  return async ({ method, path, body = "" }) =>
    signWithdrawalRequest({
      privateKey: await privateKey.catch(refuse),
      method,
      path: basePath + path,
      body: encoder.encode(body),
      timestamp: signatureNow(),
      canonicalize,
    });
}

/** The key's form was checked at start, so the platform does not support Ed25519 keys. */
function refuse(): never {
  throw new HttpError({
    code: "OPERATION_OFF",
    message:
      "The proxy cannot use its signing key, so it cannot sign withdrawals. Nothing was sent. The proxy's log has the reason.",
  });
}
