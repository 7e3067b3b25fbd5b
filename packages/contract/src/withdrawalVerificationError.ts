import { PartnerError } from "./errors.ts";

/** Why a signed request was not accepted, as a code. */
export type WithdrawalVerificationReason = keyof typeof sentences;

const sentences = {
  header_missing: "a header of the signature is missing",
  header_repeated: "a header of the signature came more than once",
  timestamp_invalid: "the timestamp is not a whole number of Unix milliseconds",
  timestamp_too_old: "the timestamp is too far in the past",
  timestamp_too_new: "the timestamp is too far in the future",
  nonce_invalid: "the nonce is not a UUID of version 4 or 7",
  signature_malformed: "the signature is not URL-safe Base64 of 64 bytes",
  signature_mismatch: "the signature does not match the request",
} as const;

/** A signed request was not accepted. */
export class WithdrawalVerificationError extends PartnerError {
  override readonly name = "WithdrawalVerificationError";
  readonly reason: WithdrawalVerificationReason;
  /** Name of the header, where the reason is about one. */
  readonly header: string | undefined;

  constructor({ reason, header }: { reason: WithdrawalVerificationReason; header?: string | undefined }) {
    super(`The signed request was refused: ${sentences[reason]}${header === undefined ? "" : ` (${header})`}.`);
    this.reason = reason;
    this.header = header;
  }
}
