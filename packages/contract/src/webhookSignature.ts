import { encodeBase64 } from "./base64.ts";
import { parameterError } from "./errorLink.ts";
import type { HeadersInput } from "./headers.ts";
import { type Hmac, webCryptoHmac } from "./hmac.ts";
import { WEBHOOK_TIMESTAMP_TOLERANCE_SECONDS } from "./limits.ts";
import {
  readWebhookHeaders,
  SIGNATURE_VERSION,
  timestampPattern,
  type WebhookHeaders,
  webhookIdPattern,
} from "./readWebhookHeaders.ts";
import { readWebhookSecret } from "./webhookSecret.ts";
import { WebhookVerificationError } from "./webhookVerificationError.ts";

export interface SignWebhookParameters {
  /** `whsec_…`. */
  readonly secret: string;
  /** ID of the event, as in the body. */
  readonly id: string;
  /** Unix seconds. */
  readonly timestamp: number;
  /** The exact body of the request. */
  readonly body: Uint8Array | string;
  /** Default: WebCrypto. */
  readonly hmac?: Hmac | undefined;
}

export interface VerifyWebhookSignatureParameters {
  /** The headers of the request, or the result of `readWebhookHeaders`. */
  readonly headers: HeadersInput | WebhookHeaders;
  /** The raw bytes of the body, read before any parsing. */
  readonly body: Uint8Array;
  /** Every valid secret of the endpoint, newest first: two during the overlap of a rotation. At least one. */
  readonly secrets: readonly string[];
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** Seconds by which the timestamp may differ from `now`. Default 300. */
  readonly toleranceSeconds?: number | undefined;
  /** Default: WebCrypto. On Node, one with `node:crypto` is faster. */
  readonly hmac?: Hmac | undefined;
}

export interface VerifyWebhookSignatureReturnType {
  readonly id: string;
  /** Unix seconds. */
  readonly timestamp: number;
  /** Index in `secrets` of the matching secret. */
  readonly secretIndex: number;
}

/**
 * Signs a delivery and returns the value of `webhook-signature`: `v1,<base64>`. (Service document: Signature verification.)
 *
 * Throws a `TypeError` if ID, timestamp or secret is invalid.
 */
export async function signWebhook(parameters: SignWebhookParameters): Promise<string> {
  const { secret, id, timestamp, body, hmac = webCryptoHmac } = parameters;
  if (!webhookIdPattern.test(id))
    throw parameterError(
      "`id` is not a webhook ID. Pass 1 to 255 characters of printable ASCII without spaces, commas and full stops.",
      "SIGNING_INPUT_INVALID",
    );
  if (!timestampPattern.test(String(timestamp)))
    throw parameterError(
      `\`timestamp\` is ${timestamp}, which is not a time in Unix seconds. Pass a whole number such as 1767603600.`,
      "SIGNING_INPUT_INVALID",
    );
  const bytes = typeof body === "string" ? encoder.encode(body) : body;
  return `${SIGNATURE_VERSION}${encodeBase64(await hmac(readWebhookSecret(secret), signedHead(id, String(timestamp)), bytes))}`;
}

/**
 * Verifies headers and signature of a delivery without parsing the body. {@link verifyWebhook} also reads the event.
 *
 * Throws `WebhookVerificationError` if the delivery is not genuine or not fresh, and `TypeError` if a parameter of the
 * receiver is wrong (no secret, a malformed secret, a body that is not bytes).
 */
export function verifyWebhookSignature(
  parameters: VerifyWebhookSignatureParameters,
): Promise<VerifyWebhookSignatureReturnType> {
  return verifyDelivery(parameters, (signed) => signed);
}

/** Verifies headers and signature, then returns the result of `read`. */
export async function verifyDelivery<TResult>(
  parameters: VerifyWebhookSignatureParameters,
  read: (signed: VerifyWebhookSignatureReturnType) => TResult,
): Promise<TResult> {
  const { headers, body, secrets, now = Date.now, hmac = webCryptoHmac } = parameters;
  const { toleranceSeconds = WEBHOOK_TIMESTAMP_TOLERANCE_SECONDS } = parameters;
  const keys = secrets.map(readWebhookSecret);
  checkParameters(keys, body, toleranceSeconds);

  const { id, timestampText, signatures } = readWebhookHeaders(headers);
  const timestamp = Number.parseInt(timestampText, 10);
  const age = Math.floor(now() / 1000) - timestamp;
  if (!(age <= toleranceSeconds)) throw new WebhookVerificationError({ reason: "timestamp_too_old", age });
  if (!(age >= -toleranceSeconds)) throw new WebhookVerificationError({ reason: "timestamp_too_new", age });

  const head = signedHead(id, timestampText);
  let index = 0;
  let secretIndex = -1;
  // Compares every secret with every signature, so that the duration does not depend on the match.
  for (const key of keys) {
    const making = hmac(key, head, body);
    const mac = making instanceof Uint8Array ? making : await making;
    for (const signature of signatures) if (isEqual(mac, signature) && secretIndex < 0) secretIndex = index;
    index += 1;
  }
  if (secretIndex < 0) throw new WebhookVerificationError({ reason: "signature_mismatch" });
  return read({ id, timestamp, secretIndex });
}

const encoder = new TextEncoder();

function checkParameters(keys: readonly Uint8Array[], body: unknown, toleranceSeconds: number): void {
  if (keys.length === 0) {
    throw parameterError(
      "`secrets` is empty, so no delivery can be verified. Pass the secret that the service showed when the endpoint was created.",
      "SETTING_MISSING",
    );
  }
  if (!(body instanceof Uint8Array)) {
    throw parameterError(
      "`body` is not a Uint8Array. The signature covers the exact bytes: pass `new Uint8Array(await request.arrayBuffer())` before you parse them.",
      "SIGNING_INPUT_INVALID",
    );
  }
  if (!(toleranceSeconds >= 0 && Number.isFinite(toleranceSeconds))) {
    throw parameterError(
      `\`toleranceSeconds\` is ${toleranceSeconds}. Pass a finite number of seconds of at least 0, or omit it for 300.`,
      "SETTING_INVALID",
    );
  }
}

/** The signed text before the body. Both parts are checked to be ASCII. */
function signedHead(id: string, timestamp: string): string {
  return `${id}.${timestamp}.`;
}

/** Compares in constant time. */
function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) difference |= (a[index] ?? 0) ^ (b[index] ?? 0);
  return difference === 0;
}
