import { decodeBase64 } from "./base64.ts";
import { type HeadersInput, readHeader } from "./headers.ts";
import { webhookHeaders } from "./webhookHeaders.ts";
import { WebhookVerificationError } from "./webhookVerificationError.ts";

/** The headers of a delivery that its signature depends on. */
export interface DeliveryHeaders {
  readonly id: string;
  /** Unix seconds, as they were sent. */
  readonly timestampText: string;
  /** The `v1` signatures, decoded: at least one. */
  readonly signatures: readonly Uint8Array[];
}

// The full stop separates the signed parts: an ID that contained one could be split at another position.
export const webhookIdPattern = /^[\x21-\x2b\x2d\x2f-\x7e]{1,255}$/;
export const timestampPattern = /^[1-9]\d{0,14}$/;
export const SIGNATURE_VERSION = "v1,";

const likelySignature = /(?:^| )v1,[A-Za-z0-9+/]{43}=(?: |$)/;
const entryPattern = /^[a-z0-9]{1,16},[^\s,]*$/;
const MAC_BYTES = 32;

/** Reads the headers that a delivery is verified with. Throws `WebhookVerificationError` if no signature can be checked. */
export function readDeliveryHeaders(headers: HeadersInput): DeliveryHeaders {
  const { id, timestampText, signature } = readWellFormed(headers);
  return { id, timestampText, signatures: readSignatures(signature) };
}

/**
 * Checks that the three signature headers are present and well formed, so that a receiver can refuse a delivery before
 * it reads the body. A delivery that passes is not verified yet.
 *
 * Throws `WebhookVerificationError` if no secret could verify the delivery.
 */
export function checkWebhookHeaders(headers: HeadersInput): void {
  const { signature } = readWellFormed(headers);
  // Decoding costs more than looking, and is done again when the delivery is verified.
  if (!likelySignature.test(signature)) readSignatures(signature);
}

function readWellFormed(headers: HeadersInput) {
  const id = requireHeader(headers, webhookHeaders.id);
  if (!webhookIdPattern.test(id)) throw new WebhookVerificationError({ reason: "id_invalid" });
  const timestampText = requireHeader(headers, webhookHeaders.timestamp);
  if (!timestampPattern.test(timestampText)) throw new WebhookVerificationError({ reason: "timestamp_invalid" });
  return { id, timestampText, signature: requireHeader(headers, webhookHeaders.signature) };
}

function requireHeader(headers: HeadersInput, name: string): string {
  const header = readHeader(headers, name);
  if (header.kind === "one") return header.value;
  throw new WebhookVerificationError({ reason: `header_${header.kind}`, header: name });
}

/** Decodes the `v1` entries. Skips other versions, malformed entries and spare spaces: a valid entry beside them counts. */
function readSignatures(header: string): readonly Uint8Array[] {
  const entries = header.split(" ").filter((entry) => entryPattern.test(entry));
  if (entries.length === 0) throw new WebhookVerificationError({ reason: "signature_malformed" });
  const signatures: Uint8Array[] = [];
  for (const entry of entries) {
    const signature = entry.startsWith(SIGNATURE_VERSION)
      ? decodeBase64(entry.slice(SIGNATURE_VERSION.length))
      : undefined;
    if (signature?.length === MAC_BYTES) signatures.push(signature);
  }
  if (signatures.length === 0) throw new WebhookVerificationError({ reason: "signature_mismatch" });
  return signatures;
}
