// English messages of balances.

export const enBalanceOverview = {
  balanceOverview: {
    label: "Balances",
    available: "Available",
    locked: "Locked",
    lockedHelp: "Reserved for pending activity",
    incoming: "Incoming",
    /** A deposit in a stablecoin, which counts to another balance. */
    incomingIn: "Incoming {currency}",
    /** Below an amount: deposits that are on hold or pending. */
    incomingSum: "{amounts} incoming",
    incomingHelp: "On hold or pending. Not available yet.",
    incomingNone: "None",
    incomingOfNewest: "Of the newest {count} transactions. Not available yet.",
    total: "Total",
    withdrawable: "Withdrawable now",
    withdrawableUnavailable: "Temporarily unavailable",
    withdrawableUnavailableHelp: "{service} can’t report this right now. It does not mean zero.",
    withdrawableHelp: "After outstanding credit",
    /** If this is exactly the amount that can be withdrawn. */
    withdrawableSum: "{available} available −\u00a0{outstanding} outstanding",
    /** The same, if there is less room. */
    withdrawableLess: "After {outstanding} of outstanding credit",
    withdrawableNotGiven: "Not available for this currency",
    railEquivalents: "Rail equivalents",
    /** A button that shows the amounts that a phone leaves out. */
    details: "Details",
    hideAmounts: "Hide amounts",
    showAmounts: "Show amounts",
    hiddenAmount: "Hidden amount",
    credit: "Credit",
    creditStatus: "Status",
    creditLimit: "Limit",
    creditUsed: "Used",
    creditAvailable: "Available credit",
    creditUsage: "{percent}% of the limit is used.",
    /** The same with both amounts, if a phone leaves them out below. */
    creditUsageAmounts: "{used} of {limit} used ({percent}%)",
    flow: "Last {days} days: {in} in, {out} out.",
    flowNone: "nothing",
    creditOutstanding: "Outstanding",
    netPositive: "Net position",
    /** Before an amount below zero. */
    netNegative: "Net position",
    nextDue: "Next due",
    nothingDue: "Nothing due",
    active: "Active",
    overdue: "Overdue",
    withdrawalBlocked: "Withdrawals blocked",
    withdrawalBlockedHelp:
      "{service} blocks withdrawals from this account. The outstanding amount and its due date are below.",
    empty: "No balances yet",
    emptyHelp: "Currencies appear here when {service} lists them.",
  },
} as const;
