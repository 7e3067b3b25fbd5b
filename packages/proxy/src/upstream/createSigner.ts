import type { OperationRequest } from "@partner-kit/contract";
import {
  importWithdrawalSigningKey,
  importWithdrawalVerifyingKey,
  type SignBytes,
  signWithdrawalRequest,
} from "@partner-kit/contract/signing";
import { HttpError } from "../http/HttpError.ts";
import { callKeyService, type KeyServiceSettings, type WithdrawalSigner } from "../keyService/keyService.ts";
import { describeOwnError } from "../monitoring/describeError.ts";
import { ignore } from "../monitoring/logger.ts";
import type { Settings } from "../settings/settings.ts";

export interface CreateSignerParameters
  extends Pick<Settings, "signingKey" | "signer" | "canonicalize" | "signatureNow">,
    KeyServiceSettings {
  /** Path of the base URL. */
  readonly basePath: string;
}

/** Returns the signature headers of a request. Each call uses a new nonce. */
export type Signer = (request: OperationRequest) => Promise<Readonly<Record<string, string>>>;

/** Creates a signer for withdrawals. Without a key and without the host's signer it rejects every request. */
export function createSigner(parameters: CreateSignerParameters): Signer {
  const { signingKey, basePath, canonicalize, signatureNow, logger } = parameters;
  const signBytes = parameters.signer && createHostSigner(parameters, parameters.signer);
  const privateKey = importWithdrawalSigningKey(signingKey ?? "");
  privateKey.catch((error: unknown) => {
    if (signingKey !== undefined)
      logger.error(describeOwnError(error), "the platform cannot use the signing key, so withdrawals are refused");
  });
  const encoder = new TextEncoder();
  return async ({ method, path, body = "" }) =>
    signWithdrawalRequest({
      privateKey: signBytes ?? (await privateKey.catch(refuse)),
      method,
      path: basePath + path,
      body: encoder.encode(body),
      timestamp: signatureNow(),
      canonicalize,
    });
}

/** Signs with the host's signer, and verifies the signature if the public key is known. */
function createHostSigner(settings: KeyServiceSettings, { sign, keyId, publicKey }: WithdrawalSigner): SignBytes {
  const verifyingKey = publicKey === undefined ? undefined : importWithdrawalVerifyingKey(publicKey);
  // Awaited with the first signature.
  verifyingKey?.catch(ignore);
  return (text) =>
    callKeyService({
      settings,
      name: "signer.sign",
      keyId,
      run: (signal) => sign(text, { signal }),
      async isValid(signature) {
        if (!(signature instanceof Uint8Array) || signature.length !== SIGNATURE_BYTES) return false;
        if (verifyingKey === undefined) return true;
        const key = await verifyingKey.catch(() => undefined);
        return key !== undefined && crypto.subtle.verify("Ed25519", key, new Uint8Array(signature), text);
      },
    });
}

const SIGNATURE_BYTES = 64;

/** The key's form was checked at start, so the platform does not support Ed25519 keys. */
function refuse(): never {
  throw new HttpError({
    code: "OPERATION_OFF",
    message:
      "The proxy cannot use its signing key, so it cannot sign withdrawals. Nothing was sent. The proxy's log has the reason.",
  });
}
