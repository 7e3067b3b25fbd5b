import type { OperationError } from "../query/operationError.ts";

/** A bank account to verify. */
export interface BankDetails {
  readonly bankCode: string;
  readonly accountNumber: string;
}

/** Why a bank account could not be verified. */
export type VerificationProblem =
  /** The service finds no such account at this bank. */
  | "notFound"
  /** The service does not allow it. In production it needs approved KYB, but the service does not give this reason. */
  | "notAllowed"
  /** The session forbids it or has ended. If it forbids it, nothing was sent. */
  | "permission"
  /** Too many requests. It is retried automatically. */
  | "rate"
  /** No readable response. */
  | "down";

/** The state of a verification. Only a verified account has a name that the user can confirm. */
export type BankVerification =
  /** Bank or number is missing. */
  | { readonly status: "incomplete" }
  /**
   * The number can be verified but may not be complete. It is verified shortly if `isComplete`, otherwise when the field is
   * left.
   */
  | { readonly status: "waiting"; readonly details: BankDetails; readonly isComplete: boolean }
  | { readonly status: "verifying"; readonly details: BankDetails }
  | {
      readonly status: "verified";
      readonly details: BankDetails;
      /** The name that the bank returned. */
      readonly accountName: string;
      /** Whether the user confirmed that this is the intended account. */
      readonly isConfirmed: boolean;
    }
  | {
      readonly status: "failed";
      readonly details: BankDetails;
      readonly problem: VerificationProblem;
      readonly error: OperationError;
      /** Time of the next automatic retry, in milliseconds since the epoch. */
      readonly retryAt: number | undefined;
    };
