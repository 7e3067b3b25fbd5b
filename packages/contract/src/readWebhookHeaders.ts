import { decodeBase64 } from "./base64.ts";
import { type HeadersInput, readHeader } from "./headers.ts";
import { webhookHeaders } from "./webhookHeaders.ts";
import { WebhookVerificationError } from "./webhookVerificationError.ts";

/** The three signature headers of a delivery, present and well formed. They are not verified: anyone can send them. */
export class WebhookHeaders {
  readonly id: string;
  /** The text of the header: Unix seconds. */
  readonly timestampText: string;
  /** The `v1` signatures, decoded: at least one. */
  readonly signatures: readonly Uint8Array[];

  constructor(headers: HeadersInput) {
    this.id = requireHeader(headers, webhookHeaders.id);
    if (!webhookIdPattern.test(this.id)) throw new WebhookVerificationError({ reason: "id_invalid" });
    this.timestampText = requireHeader(headers, webhookHeaders.timestamp);
    if (!timestampPattern.test(this.timestampText)) throw new WebhookVerificationError({ reason: "timestamp_invalid" });
    this.signatures = readSignatures(requireHeader(headers, webhookHeaders.signature));
  }
}

// The full stop separates the signed parts: an ID that contained one could be split at another position.
export const webhookIdPattern = /^[\x21-\x2b\x2d\x2f-\x7e]{1,255}$/;
export const timestampPattern = /^[1-9]\d{0,14}$/;
export const SIGNATURE_VERSION = "v1,";

const entryPattern = /^[a-z0-9]{1,16},[^\s,]*$/;
const MAC_BYTES = 32;

/**
 * Reads the three signature headers, so that a receiver can reject a delivery before it reads the body. Pass the result to
 * `verifyWebhook` as `headers`: it does not read them again.
 *
 * Throws `WebhookVerificationError` if no secret could verify the delivery.
 */
export function readWebhookHeaders(headers: HeadersInput | WebhookHeaders): WebhookHeaders {
  return headers instanceof WebhookHeaders ? headers : new WebhookHeaders(headers);
}

function requireHeader(headers: HeadersInput, name: string): string {
  const header = readHeader(headers, name);
  if (header.kind === "one") return header.value;
  throw new WebhookVerificationError({ reason: `header_${header.kind}`, header: name });
}

/** Decodes the `v1` entries. Skips other versions, malformed entries and extra spaces: one valid entry is enough. */
function readSignatures(header: string): readonly Uint8Array[] {
  const signatures: Uint8Array[] = [];
  let hasEntry = false;
  for (const entry of header.split(" ")) {
    if (!entryPattern.test(entry)) continue;
    hasEntry = true;
    if (!entry.startsWith(SIGNATURE_VERSION)) continue;
    const signature = decodeBase64(entry.slice(SIGNATURE_VERSION.length));
    if (signature?.length === MAC_BYTES) signatures.push(signature);
  }
  if (signatures.length > 0) return signatures;
  throw new WebhookVerificationError({ reason: hasEntry ? "signature_mismatch" : "signature_malformed" });
}
