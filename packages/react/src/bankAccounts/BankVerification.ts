import type { OperationError } from "../query/operationError.ts";

/** What a bank is asked about. */
export interface BankDetails {
  readonly bankCode: string;
  readonly accountNumber: string;
}

/** Why a bank account could not be verified. */
export type VerificationProblem =
  /** The service finds no such account at this bank. */
  | "notFound"
  /** The service does not allow it. In production it needs approved KYB; the service gives no reason of its own. */
  | "notAllowed"
  /** The session does not allow it, or has ended. Nothing was sent in the first case. */
  | "permission"
  /** Too many requests. It is tried again by itself. */
  | "rate"
  /** No answer, or none that can be read. */
  | "down";

/** Where the verification of a bank account stands. Only a verified one has a name, and only a name can be confirmed. */
export type BankVerification =
  /** Bank or number are missing. */
  | { readonly status: "incomplete" }
  /** There is enough to ask, and typing may go on. Asked in a moment where `isComplete`, else when the field is left. */
  | { readonly status: "waiting"; readonly details: BankDetails; readonly isComplete: boolean }
  | { readonly status: "verifying"; readonly details: BankDetails }
  | {
      readonly status: "verified";
      readonly details: BankDetails;
      /** As the bank writes it. */
      readonly accountName: string;
      /** Whether a person said that this is the account meant. */
      readonly isConfirmed: boolean;
    }
  | {
      readonly status: "failed";
      readonly details: BankDetails;
      readonly problem: VerificationProblem;
      readonly error: OperationError;
      /** When it is asked again by itself, in milliseconds since the epoch. */
      readonly retryAt: number | undefined;
    };
