import { type Issue, PartnerError } from "./errors.ts";

/** Why a delivery was not accepted, as a code. */
export type WebhookVerificationReason = keyof typeof sentences;

// None of them names a value: a log line of a refused delivery holds no secret, no signature and nothing of its body.
const sentences = {
  header_missing: "a header that Standard Webhooks needs is missing",
  header_repeated: "a header that may come once came more than once",
  id_invalid: "the webhook ID is not printable ASCII without spaces, commas and full stops",
  timestamp_invalid: "the timestamp is not a whole number of Unix seconds",
  timestamp_too_old: "the timestamp is too far in the past",
  timestamp_too_new: "the timestamp is too far in the future",
  signature_malformed: "the signature header is not a list of versions and signatures",
  signature_mismatch: "no signature matches a secret",
  body_not_utf8: "the body is signed and is not UTF-8",
  body_not_json: "the body is signed and is not JSON",
  body_invalid: "the body is signed and is not an event envelope",
  id_mismatch: "the body is signed and names another event than its header",
} as const;

interface WebhookVerificationErrorParameters {
  readonly reason: WebhookVerificationReason;
  readonly header?: string | undefined;
  readonly issues?: readonly Issue[] | undefined;
}

/** A delivery was not accepted. Answer it with 400; nothing of it may be used. */
export class WebhookVerificationError extends PartnerError {
  override readonly name = "WebhookVerificationError";
  readonly reason: WebhookVerificationReason;
  /** Name of the header, where the reason is about one. */
  readonly header: string | undefined;
  /** What of the envelope did not match, where the reason is `body_invalid`. */
  readonly issues: readonly Issue[];

  constructor({ reason, header, issues = [] }: WebhookVerificationErrorParameters) {
    const subject = header === undefined ? "" : ` (${header})`;
    super(`The webhook was refused: ${sentences[reason]}${subject}.`);
    this.reason = reason;
    this.header = header;
    this.issues = issues;
  }
}
