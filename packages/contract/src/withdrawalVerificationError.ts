import { PartnerError } from "./errors.ts";

/** The reason for a rejected signed request, as a code. */
export type WithdrawalVerificationReason = keyof typeof problems;

const headers = "Send the three headers of `signWithdrawalRequest` once each.";
const clock = "Synchronize the clock of the signer. `toleranceSeconds` is the accepted difference.";

const problems = {
  header_missing: { problem: "a header of the signature is missing", fix: headers },
  header_repeated: { problem: "a header of the signature occurs more than once", fix: headers },
  timestamp_invalid: { problem: "the timestamp is not a whole number of Unix milliseconds", fix: headers },
  timestamp_too_old: { problem: "the timestamp is too far in the past", fix: clock },
  timestamp_too_new: { problem: "the timestamp is too far in the future", fix: clock },
  nonce_invalid: { problem: "the nonce is not a UUID of version 4 or 7", fix: headers },
  signature_malformed: { problem: "the signature is not URL-safe Base64 of 64 bytes", fix: headers },
  signature_mismatch: {
    problem: "the signature does not match the request",
    fix: "Sign the method, the exact path with query and the exact body bytes, and check the signing key and `canonicalize`.",
  },
} as const;

/** A signed request failed verification. */
export class WithdrawalVerificationError extends PartnerError {
  override readonly name = "WithdrawalVerificationError";
  readonly reason: WithdrawalVerificationReason;
  /** Name of the header, if the reason is about a header. */
  readonly header: string | undefined;

  constructor(parameters: {
    reason: WithdrawalVerificationReason;
    header?: string | undefined;
    /** Seconds since the timestamp of the request, negative if it is in the future. */
    age?: number | undefined;
  }) {
    const { reason, header, age } = parameters;
    const { problem, fix } = problems[reason];
    const value = header ?? (age === undefined ? undefined : `${Math.abs(age)} seconds`);
    super(`The signed request was rejected: ${problem}${value === undefined ? "" : ` (${value})`}.`, {
      details: fix,
      topic: "WithdrawalVerificationError",
    });
    this.reason = reason;
    this.header = header;
  }
}
