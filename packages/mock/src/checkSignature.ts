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
  /** Its body, to the byte. */
  readonly body: Uint8Array;
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Checks a signed request and uses up its nonce. Throws if the signature is missing or wrong, the timestamp is stale, the
 * nonce was used before, or replay protection is unavailable. Timestamps and nonces go by the real time: whoever signs
 * knows nothing of the emulator's clock. (Service document: Signed withdrawal requests.)
 */
export async function checkSignature({ access, request, body, db, clock }: CheckSignatureParameters): Promise<void> {
  const { key, account } = access;
  if (key.signingKey === null) throw new ServiceError("UNAUTHORIZED", { message: "the key signs no requests" });
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

/** How long a nonce is remembered: until then its timestamp alone would let it through. */
export const NONCE_LIFETIME_MS = 2 * WITHDRAWAL_TIMESTAMP_TOLERANCE_SECONDS * 1000;

const verifyingKeys = new Map<string, Promise<CryptoKey>>();

/** Derived once for each key. */
function readVerifyingKey(signingKey: string): Promise<CryptoKey> {
  const known = verifyingKeys.get(signingKey) ?? deriveWithdrawalVerifyingKey(signingKey);
  verifyingKeys.set(signingKey, known);
  return known;
}
