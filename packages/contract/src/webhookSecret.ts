import { decodeBase64, encodeBase64 } from "./base64.ts";
import { parameterError } from "./errorLink.ts";
import { WEBHOOK_SECRET_BYTES } from "./limits.ts";

/** Prefix of every signing secret. */
export const WEBHOOK_SECRET_PREFIX = "whsec_";

/** Cache of decoded secrets, oldest first. An account has up to three endpoints, each with two secrets during a rotation. */
const decoded = new Map<string, Uint8Array<ArrayBuffer>>();
const DECODED_MAX = 16;

/**
 * Creates a signing secret in the format of the service. `bytes` defaults to 32 random bytes. (Service document:
 * Subscription rules.)
 */
export function createWebhookSecret({
  bytes = randomBytes(),
}: {
  readonly bytes?: Uint8Array | undefined;
} = {}): string {
  return WEBHOOK_SECRET_PREFIX + encodeBase64(bytes);
}

/** Whether a text is a signing secret: `whsec_` and standard Base64 of 32 bytes. (Service document: Subscription rules.) */
export function isWebhookSecret(text: string): boolean {
  return decode(text) !== undefined;
}

/**
 * Decodes the key of a signing secret.
 *
 * Throws a `TypeError` if the secret is malformed: the cause is a setting of the receiver, never a delivery.
 */
export function readWebhookSecret(text: string): Uint8Array<ArrayBuffer> {
  const cached = decoded.get(text);
  if (cached) return cached;
  const key = decode(text);
  if (!key) {
    throw parameterError(
      `A webhook signing secret is malformed: expected \`${WEBHOOK_SECRET_PREFIX}\` and the standard Base64 of ${WEBHOOK_SECRET_BYTES} bytes. Pass the secret exactly as the service showed it when the endpoint was created or its secret was rotated.`,
      "SECRET_INVALID",
    );
  }
  for (const oldest of decoded.keys()) if (decoded.size >= DECODED_MAX) decoded.delete(oldest);
  decoded.set(text, key);
  return key;
}

/** Clears the cache of decoded secrets. For pages where a person enters a secret. */
export function forgetWebhookSecrets(): void {
  decoded.clear();
}

function decode(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!text.startsWith(WEBHOOK_SECRET_PREFIX)) return undefined;
  const key = decodeBase64(text.slice(WEBHOOK_SECRET_PREFIX.length));
  return key?.length === WEBHOOK_SECRET_BYTES ? key : undefined;
}

function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(WEBHOOK_SECRET_BYTES));
}
