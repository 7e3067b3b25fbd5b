import { type Issue, PartnerError } from "./errors.ts";

/** The reason for a rejected delivery, as a code. */
export type WebhookVerificationReason = keyof typeof problems;

const passHeaders = "Check that every server in front of the receiver passes the headers on unchanged.";
const sender = "Check that the request comes from the service.";
const clock = "Synchronize the clock of the receiver. `toleranceSeconds` is the accepted difference.";
const signed = "The signature is valid, so the service sent this body. Report it to the service.";

// Problems and fixes contain no value: the log of a rejected delivery must not contain secrets, signatures or the body.
const problems = {
  header_missing: { problem: "a required header is missing", fix: passHeaders },
  header_repeated: { problem: "a header occurs more than once", fix: passHeaders },
  id_invalid: {
    problem: "the webhook ID is not printable ASCII without spaces, commas and full stops",
    fix: sender,
  },
  timestamp_invalid: { problem: "the timestamp is not a whole number of Unix seconds", fix: sender },
  timestamp_too_old: { problem: "the timestamp is too far in the past", fix: clock },
  timestamp_too_new: { problem: "the timestamp is too far in the future", fix: clock },
  signature_malformed: { problem: "the signature header is not a list of versions and signatures", fix: sender },
  signature_mismatch: {
    problem: "no signature matches a secret",
    fix: "Check that `secrets` contains the secret of this endpoint and that `body` is the raw bytes of the request.",
  },
  body_not_utf8: { problem: "the body is not UTF-8", fix: signed },
  body_not_json: { problem: "the body is not JSON", fix: signed },
  body_invalid: { problem: "the body is not an event envelope", fix: signed },
  id_mismatch: { problem: "the ID in the body differs from the `webhook-id` header", fix: signed },
} as const;

interface WebhookVerificationErrorParameters {
  readonly reason: WebhookVerificationReason;
  readonly header?: string | undefined;
  /** Seconds since the timestamp of the delivery, negative if it is in the future. */
  readonly age?: number | undefined;
  readonly issues?: readonly Issue[] | undefined;
}

/** A delivery failed verification. Respond with 400 and use no part of it. */
export class WebhookVerificationError extends PartnerError {
  override readonly name = "WebhookVerificationError";
  readonly reason: WebhookVerificationReason;
  /** Name of the header, if the reason is about a header. */
  readonly header: string | undefined;
  /** Mismatches of the envelope, if the reason is `body_invalid`. */
  readonly issues: readonly Issue[];

  constructor({ reason, header, age, issues = [] }: WebhookVerificationErrorParameters) {
    const { problem, fix } = problems[reason];
    const value = header ?? (age === undefined ? undefined : `${Math.abs(age)} seconds`);
    super(`The webhook delivery was rejected: ${problem}${value === undefined ? "" : ` (${value})`}.`, {
      details: fix,
      topic: "WebhookVerificationError",
    });
    this.reason = reason;
    this.header = header;
    this.issues = issues;
  }
}
