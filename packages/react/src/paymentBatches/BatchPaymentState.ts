import type { Withdrawable } from "../balances/useBalanceOverview.ts";
import type { OperationError } from "../query/operationError.ts";
import type { ReviewedBatch } from "./batchDrafts.ts";
import type { PaymentTotal } from "./paymentTotals.ts";

export type BatchPaymentState =
  | { readonly status: "editing" }
  | {
      readonly status: "reviewing";
      readonly batch: ReviewedBatch;
      /** The batch was rejected. Nothing was paid. */
      readonly error: OperationError | undefined;
      /** Whether the recipients are being read again, before the batch is sent. */
      readonly isChecking: boolean;
    }
  /** `isRepeat`: it may have been sent before. */
  | { readonly status: "sending"; readonly batch: ReviewedBatch; readonly isRepeat: boolean }
  /**
   * The response was lost, or the page was reloaded before it arrived. The batch may be running. Only the same batch can be sent
   * again, which the proxy carries out once.
   */
  | {
      readonly status: "uncertain";
      readonly batch: ReviewedBatch;
      /** Of the last attempt in this page. `undefined` after a reload. */
      readonly error: OperationError | undefined;
      /** Whether the proxy is being asked for the batch. */
      readonly isChecking: boolean;
      /** Whether the proxy has no such batch. */
      readonly isMissing: boolean;
    }
  | { readonly status: "sent"; readonly batchId: string };

/** The total of a batch in one currency, and whether the balance covers it. */
export interface BatchTotal extends PaymentTotal {
  /** `undefined` until the balances are read. */
  readonly withdrawable: Withdrawable | undefined;
  /** Whether it is more than the withdrawable amount. */
  readonly isTooMuch: boolean;
}

/** A total that has to be typed again before the batch can be sent. */
export interface BatchConfirmation {
  readonly currency: string;
  readonly amount: string;
  readonly typed: string;
  readonly isConfirmed: boolean;
}

/** Why a batch cannot be reviewed. */
export type BatchPaymentProblem =
  | "required"
  /** The headings lack a column, or have it twice. */
  | "columns"
  /** A line is wrong. */
  | "lines"
  | "tooMany"
  /** A total is more than its currency's withdrawable amount. */
  | "tooMuch"
  /** The recipients have not been read. */
  | "unchecked";
