import { WITHDRAWAL_TIMESTAMP_TOLERANCE_SECONDS } from "@partner-kit/contract";
import {
  deriveWithdrawalVerifyingKey,
  verifyWithdrawalRequest,
  WithdrawalVerificationError,
} from "@partner-kit/contract/signing";
import type { Access } from "./access.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database.ts";
import { ServiceError } from "./serviceError.ts";

export interface CheckSignatureParameters {
  readonly access: Access;
  readonly request: Request;
  /** The exact bytes of the body. */
  readonly body: Uint8Array;
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Verifies a signed request and stores its nonce. Throws if the signature is missing or wrong, if the timestamp is stale,
 * if the nonce was used before, or if replay protection is unavailable. Timestamps and nonces follow real time, because
 * the signer does not know the emulated clock. (Service document: Signed withdrawal requests.)
 */
export async function checkSignature({ access, request, body, db, clock }: CheckSignatureParameters): Promise<void> {
  const { key, account } = access;
  if (key.signingKey === null) throw new ServiceError("UNAUTHORIZED", { message: "the key has no signing key" });
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  const publicKey = await readVerifyingKey(key.signingKey);
  const { nonce } = await verifyWithdrawalRequest({
    method,
    path: pathname + search,
    body,
    headers,
    publicKey,
    now: clock.realNow,
  }).catch((error: unknown) => {
    if (error instanceof WithdrawalVerificationError) {
      throw new ServiceError("UNAUTHORIZED", { message: `invalid signature: ${error.reason}` });
    }
    throw error;
  });
  if (!db.conditions.hasReplayProtection) throw new ServiceError("REPLAY_PROTECTION_UNAVAILABLE");
  const now = clock.realNow();
  for (const [known, until] of db.nonces) if (until < now) db.nonces.delete(known);
  const known = `${account.id}:${nonce.toLowerCase()}`;
  if (db.nonces.has(known)) throw new ServiceError("CONFLICT", { message: "nonce already used" });
  db.nonces.set(known, now + NONCE_LIFETIME_MS);
}

/** Lifetime of a stored nonce. After that, the timestamp of its request is stale. */
export const NONCE_LIFETIME_MS = 2 * WITHDRAWAL_TIMESTAMP_TOLERANCE_SECONDS * 1000;

const verifyingKeys = new Map<string, Promise<CryptoKey>>();

/** The verifying key of each signing key. */
function readVerifyingKey(signingKey: string): Promise<CryptoKey> {
  const known = verifyingKeys.get(signingKey) ?? deriveWithdrawalVerifyingKey(signingKey);
  verifyingKeys.set(signingKey, known);
  return known;
}
