import { encodeBase64 } from "./base64.ts";
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
  /** Exactly what is sent. */
  readonly body: Uint8Array | string;
  /** Default: WebCrypto. */
  readonly hmac?: Hmac | undefined;
}

export interface VerifyWebhookSignatureParameters {
  /** As they came, or as `readWebhookHeaders` returned them. */
  readonly headers: HeadersInput | WebhookHeaders;
  /** The bytes as they came, read before anything parsed them. */
  readonly body: Uint8Array;
  /** Every secret that may have signed, newest first: two while a rotation's overlap runs. At least one. */
  readonly secrets: readonly string[];
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** Seconds that the timestamp may lie before or after `now`. Default 300. */
  readonly toleranceSeconds?: number | undefined;
  /** Default: WebCrypto. A Node server may pass one by `node:crypto`, which is faster. */
  readonly hmac?: Hmac | undefined;
}

export interface VerifyWebhookSignatureReturnType {
  readonly id: string;
  /** Unix seconds. */
  readonly timestamp: number;
  /** Place of the secret that matched, in `secrets`. */
  readonly secretIndex: number;
}

/**
 * Signs a delivery: the value of `webhook-signature`, `v1,<base64>`. (Service document: Signature verification.)
 *
 * Throws a `TypeError` where an ID or timestamp is given that no receiver could accept.
 */
export async function signWebhook(parameters: SignWebhookParameters): Promise<string> {
  const { secret, id, timestamp, body, hmac = webCryptoHmac } = parameters;
  if (!webhookIdPattern.test(id))
    throw new TypeError("A webhook ID is printable ASCII without spaces, commas and full stops.");
  if (!timestampPattern.test(String(timestamp)))
    throw new TypeError("A webhook timestamp is a whole number of Unix seconds.");
  const bytes = typeof body === "string" ? encoder.encode(body) : body;
  return `${SIGNATURE_VERSION}${encodeBase64(await hmac(readWebhookSecret(secret), signedHead(id, String(timestamp)), bytes))}`;
}

/**
 * Checks headers and signature of a delivery and looks at nothing else; {@link verifyWebhook} reads the event too.
 *
 * Throws `WebhookVerificationError` where the delivery is not genuine or not fresh, and `TypeError` where the receiver
 * is set up wrongly (no secret, a secret that is none, a body that is not bytes).
 */
export function verifyWebhookSignature(
  parameters: VerifyWebhookSignatureParameters,
): Promise<VerifyWebhookSignatureReturnType> {
  return verifyDelivery(parameters, (signed) => signed);
}

/** Checks headers and signature, and returns what is then read of the delivery. */
export async function verifyDelivery<TResult>(
  parameters: VerifyWebhookSignatureParameters,
  read: (signed: VerifyWebhookSignatureReturnType) => TResult,
): Promise<TResult> {
  const { headers, body, secrets, now = Date.now, hmac = webCryptoHmac } = parameters;
  const { toleranceSeconds = WEBHOOK_TIMESTAMP_TOLERANCE_SECONDS } = parameters;
  const keys = secrets.map(readWebhookSecret);
  checkSetup(keys, body, toleranceSeconds);

  const { id, timestampText, signatures } = readWebhookHeaders(headers);
  const timestamp = Number.parseInt(timestampText, 10);
  const age = Math.floor(now() / 1000) - timestamp;
  if (!(age <= toleranceSeconds)) throw new WebhookVerificationError({ reason: "timestamp_too_old" });
  if (!(age >= -toleranceSeconds)) throw new WebhookVerificationError({ reason: "timestamp_too_new" });

  const head = signedHead(id, timestampText);
  let secretIndex = -1;
  // Every secret is held against every signature, so that the time taken tells nothing.
  for (const [index, key] of keys.entries()) {
    const making = hmac(key, head, body);
    const mac = making instanceof Uint8Array ? making : await making;
    for (const signature of signatures) if (isEqual(mac, signature) && secretIndex < 0) secretIndex = index;
  }
  if (secretIndex < 0) throw new WebhookVerificationError({ reason: "signature_mismatch" });
  return read({ id, timestamp, secretIndex });
}

const encoder = new TextEncoder();

function checkSetup(keys: readonly Uint8Array[], body: unknown, toleranceSeconds: number): void {
  if (keys.length === 0) {
    throw new TypeError(
      "No webhook signing secret was given, so every delivery would be refused. Pass `secrets` with the secret that was shown when the endpoint was created.",
    );
  }
  if (!(body instanceof Uint8Array)) {
    throw new TypeError(
      "The webhook's body is not bytes. A signature covers the exact bytes: pass them as they came (`new Uint8Array(await request.arrayBuffer())`), before anything parses them.",
    );
  }
  if (!(toleranceSeconds >= 0 && Number.isFinite(toleranceSeconds))) {
    throw new TypeError(
      "`toleranceSeconds` is not a number of seconds, so old deliveries could be replayed. Leave it out for five minutes.",
    );
  }
}

/** What is signed before the body. Both are ASCII, as is checked. */
function signedHead(id: string, timestamp: string): string {
  return `${id}.${timestamp}.`;
}

/** Compares without stopping at the first difference. */
function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) difference |= (a[index] ?? 0) ^ (b[index] ?? 0);
  return difference === 0;
}
