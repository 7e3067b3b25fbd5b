import { decodeBase64, encodeBase64 } from "./base64.ts";
import { WEBHOOK_SECRET_BYTES, WEBHOOK_SECRET_MAX_BYTES, WEBHOOK_SECRET_MIN_BYTES } from "./limits.ts";

/** What every signing secret begins with. */
export const WEBHOOK_SECRET_PREFIX = "whsec_";

/** Secrets read lately, oldest first. An account has three endpoints, each with two secrets during a rotation. */
const read = new Map<string, Uint8Array<ArrayBuffer>>();
const READ_MAX = 16;

/**
 * Makes a signing secret as the service does. (Service document: Subscription rules.)
 *
 * `bytes` are 32 random bytes unless given.
 */
export function createWebhookSecret({
  bytes = randomBytes(),
}: {
  readonly bytes?: Uint8Array | undefined;
} = {}): string {
  return WEBHOOK_SECRET_PREFIX + encodeBase64(bytes);
}

/** Whether a text is a signing secret: `whsec_` and standard Base64 of 24 to 64 bytes. */
export function isWebhookSecret(text: string): boolean {
  return decode(text) !== undefined;
}

/**
 * Key of a signing secret.
 *
 * Throws a `TypeError` where it is none. That is a mistake in the receiver's settings, never in a delivery.
 */
export function readWebhookSecret(text: string): Uint8Array<ArrayBuffer> {
  const known = read.get(text);
  if (known) return known;
  const key = decode(text);
  if (!key) {
    throw new TypeError(
      `A webhook signing secret is not "${WEBHOOK_SECRET_PREFIX}" followed by standard Base64 of ${WEBHOOK_SECRET_MIN_BYTES} to ${WEBHOOK_SECRET_MAX_BYTES} bytes, so no delivery can be checked against it. Pass the secret exactly as it was shown when the endpoint was created or its secret rotated.`,
    );
  }
  for (const oldest of read.keys()) if (read.size >= READ_MAX) read.delete(oldest);
  read.set(text, key);
  return key;
}

function decode(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!text.startsWith(WEBHOOK_SECRET_PREFIX)) return undefined;
  const key = decodeBase64(text.slice(WEBHOOK_SECRET_PREFIX.length));
  const length = key?.length ?? 0;
  return length >= WEBHOOK_SECRET_MIN_BYTES && length <= WEBHOOK_SECRET_MAX_BYTES ? key : undefined;
}

function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(WEBHOOK_SECRET_BYTES));
}
