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

export const enTransactionDetail = {
  transactionDetail: {
    label: "Transaction",
    heldTitle: "This deposit is held",
    heldHelp: "{service} needs information about its sender. The funds stay unavailable until it clears the deposit.",
    submitInformation: "Submit sender information",
    actionTitle: "This transaction needs an action",
    actionHelp: "{service} asks for “{action}”, which we don’t recognise. Ask your administrator.",
    partialTitle: "{settled} of {amount} settled",
    partialHelp: "{service} doesn’t report why the rest didn’t settle, or what happens to it.",
    type: "Type",
    rail: "Rail",
    recipient: "Recipient",
    recipientId: "Recipient ID",
    settled: "Settled",
    fee: "Fee",
    reference: "Reference",
    id: "Transaction ID",
    created: "Created",
    updated: "Updated",
    otherFields: "Other fields",
  },
} as const;
