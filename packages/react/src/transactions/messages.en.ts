// English messages of transactions.

export const enTransactions = {
  transactions: {
    transaction: "Transaction",
    deposit: "Deposit",
    withdrawal: "Withdrawal",
    fiat: "Bank transfer",
    crypto: "Crypto",
    pending: "Pending",
    actionRequired: "Held",
    success: "Completed",
    partial: "Partly settled",
    failed: "Failed",
    settled: "{amount} settled",
  },
} as const;

export const enTransactionList = {
  transactionList: {
    label: "Transactions",
    search: "Search transactions",
    typeAll: "All",
    typeDeposits: "Deposits",
    typeWithdrawals: "Withdrawals",
    type: "Type",
    rail: "Rail",
    railAll: "All rails",
    currency: "Currency",
    currencyAll: "All currencies",
    status: "Status",
    statusAll: "All statuses",
    total: { one: "{count} transaction", other: "{count} transactions" },
    shown: "{shown} of {total}",
    saveCsv: "Download as CSV",
    amount: "Amount",
    created: "Created",
    empty: "No transactions yet",
    emptyHelp: "Deposits and withdrawals appear here as soon as {service} reports them.",
    noMatch: "No matching transactions",
    noMatchHelp: "No transaction matches the search and the filters.",
    clear: "Clear search and filters",
  },
} as const;
