import {
  forgetWebhookSecrets,
  isWebhookSecret,
  type VerifyWebhookParameters,
  verifyWebhook,
  verifyWebhookSignature,
  type WebhookEvent,
  type WebhookVerificationError,
  type WebhookVerificationReason,
} from "@partner-kit/contract/webhook";

export interface CheckSignatureParameters extends Pick<VerifyWebhookParameters, "headers" | "body"> {
  readonly secret: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The likely cause of a mismatch: the signature matches the body after this change. */
export type SignatureHint =
  /** A line break at the end was added or removed. */
  | "line_break_added"
  | "line_break_missing"
  /** The line breaks were converted. */
  | "line_breaks_changed"
  /** The JSON was parsed and written again. */
  | "rewritten";

export type SignatureCheck =
  | { readonly kind: "genuine"; readonly event: WebhookEvent }
  /** Signed with this secret, but too old or too far in the future for a receiver. */
  | {
      readonly kind: "genuine_not_fresh";
      readonly event: WebhookEvent;
      /** RFC 3339. */
      readonly signedAt: string;
      /** Negative if it is in the future. */
      readonly ageSeconds: number;
    }
  | {
      readonly kind: "refused";
      readonly reason: WebhookVerificationReason | "secret_invalid";
      readonly hint: SignatureHint | undefined;
    };

/**
 * Checks a delivery as a receiver does, and explains more than a receiver should. Sends nothing, and does not store the
 * secret. (Service document: Signature verification.)
 */
export async function checkSignature(parameters: CheckSignatureParameters): Promise<SignatureCheck> {
  const { secret, headers, body, now } = parameters;
  if (!isWebhookSecret(secret)) return { kind: "refused", reason: "secret_invalid", hint: undefined };
  const delivery = { headers, body, secrets: [secret], now: () => now };
  try {
    return { kind: "genuine", event: await verifyWebhook(delivery) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const isOld = error.reason === "timestamp_too_old" || error.reason === "timestamp_too_new";
    if (!isOld) return { kind: "refused", reason: error.reason, hint: await findHint(error.reason) };
    try {
      const { timestamp } = await verifyWebhookSignature({ ...delivery, toleranceSeconds: ANY_AGE });
      const event = await verifyWebhook({ ...delivery, toleranceSeconds: ANY_AGE });
      const signedAt = new Date(timestamp * 1000).toISOString();
      return { kind: "genuine_not_fresh", event, signedAt, ageSeconds: Math.floor(now / 1000) - timestamp };
    } catch (later) {
      if (!isRefusal(later)) throw later;
      return { kind: "refused", reason: later.reason, hint: await findHint(later.reason) };
    }
  } finally {
    forgetWebhookSecrets();
  }

  async function findHint(reason: WebhookVerificationReason): Promise<SignatureHint | undefined> {
    if (reason !== "signature_mismatch") return undefined;
    for (const { hint, text } of listChanges(new TextDecoder().decode(body))) {
      try {
        await verifyWebhookSignature({ ...delivery, body: encoder.encode(text), toleranceSeconds: ANY_AGE });
        return hint;
      } catch (error) {
        if (!isRefusal(error)) throw error;
      }
    }
    return undefined;
  }
}

const encoder = new TextEncoder();
const ANY_AGE = Number.MAX_SAFE_INTEGER;

function listChanges(text: string): readonly { readonly hint: SignatureHint; readonly text: string }[] {
  const trimmed = text.replace(/[\r\n]+$/, "");
  return [
    { hint: "line_break_added", text: trimmed } as const,
    { hint: "line_break_missing", text: `${text}\n` } as const,
    { hint: "line_breaks_changed", text: text.replace(/\r?\n/g, "\r\n") } as const,
    { hint: "line_breaks_changed", text: text.replace(/\r\n/g, "\n") } as const,
    { hint: "rewritten", text: compact(trimmed) } as const,
  ].filter((change) => change.text !== text);
}

function compact(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

// Compares names, because a page can contain two copies of the contract.
function isRefusal(error: unknown): error is WebhookVerificationError {
  return error instanceof Error && error.name === "WebhookVerificationError";
}
