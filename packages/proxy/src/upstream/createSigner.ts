import type { OperationRequest } from "@partner-kit/contract";
import { importWithdrawalSigningKey, signWithdrawalRequest } from "@partner-kit/contract/signing";
import { HttpError } from "../http/HttpError.ts";
import { describeOwnError } from "../monitoring/describeError.ts";
import type { Settings } from "../settings/settings.ts";

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
  privateKey.catch((error: unknown) => {
    if (signingKey !== undefined)
      logger.error(describeOwnError(error), "the signing key cannot be used, so withdrawals are refused");
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

/** The settings were checked, so it is the platform that does not take the key. */
function refuse(): never {
  throw new HttpError({
    code: "OPERATION_OFF",
    message: "The proxy cannot use its signing key, so no withdrawal can be signed. Nothing was sent.",
  });
}
