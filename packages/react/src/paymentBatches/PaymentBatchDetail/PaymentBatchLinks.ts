/** Links from the payments of a batch. */
export interface PaymentBatchLinks {
  /** The URL of a transaction, for a link to an accepted payment. */
  readonly getTransactionHref?: ((transactionId: string) => string | undefined) | undefined;
  /** Opens a transaction, instead of a link. */
  readonly onOpenTransaction?: ((transactionId: string) => void) | undefined;
  /** Opens the list of transactions, for payments whose outcome is unknown. */
  readonly onOpenTransactions?: (() => void) | undefined;
  /** The URL of an approval, for a link from a payment that waits for one. */
  readonly getApprovalHref?: ((approvalId: string) => string | undefined) | undefined;
}
