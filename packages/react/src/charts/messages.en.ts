// English messages of charts.

export const enCharts = {
  charts: {
    range: "Range",
    showTable: "Show as table",
    showChart: "Show as chart",
    cursor: "{title}: use the arrow keys to read each point",
    time: "Time",
    about: "About this chart",
    bandNote:
      "When there are too many samples to draw, the line shows each interval’s average and the band its range. The dot is the latest value.",
    /** In a legend: the point of the latest value, the band, and its line. */
    latest: "Latest",
    bandRange: "Range",
    bandMean: "Average per period",
    high: "High",
    low: "Low",
    notSampled: "No samples",
    /** Beside a change: the time from which it counts. */
    /** A time of today. */
    since: "since {time}",
    sinceDate: "since {date}",
    showAll: "Show the whole range",
    download: "Download",
    downloadImage: "Download image",
    imageFailed: "The image could not be created. Try again.",
    downloadCsv: "Download CSV",
    /** At the foot of an image. */
    savedAt: "Saved {time}",
    /** Beside a change: the service's 24-hour period. */
    inDay: "in 24 hours",
    sampledEvery: "Sampled every {step}. Values in between can be higher or lower. Gaps have no samples.",
    olderPoints: "Showing the latest {count} points.",
    emptyRange: "No prices in this range",
    emptyRangeHelp: "Prices are sampled while someone views them. Choose a longer range, or wait for the next sample.",
    neverSampled: "No prices yet",
    neverSampledHelp: "{service} has no price history. Sampling starts now, while someone views these prices.",
  },
} as const;

export const enPriceChart = {
  priceChart: {
    title: "{pair}, price",
    price: "Price",
    /** Marks on the line, and lines of the tip with an amount. */
    buy: "Bought",
    sell: "Sold",
    order: "Order",
    unfilled: "not filled",
    compare: "Compare",
    compareWith: "Compare with",
    stopComparing: "Stop comparing",
    compareTitle: "{pairs}, change",
    compareMissing: "{pair} has no prices in this range.",
    compareSummary: "{range}, change since the start: {changes}. Breaks in sampling: {gaps}.",
    /** Beside the marks on the line, before a price. */
    high: "Highest sample",
    low: "Lowest sample",
    dayHigh: "24h high {price}",
    dayLow: "24h low {price}",
    dayOpen: "24h open {price}",
    summary:
      "From {from} to {to}: first {first}, last {last}, lowest sample {low} at {lowAt}, highest sample {high} at {highAt}. Breaks in sampling: {gaps}.",
  },
} as const;

export const enSpreadChart = {
  spreadChart: {
    title: "{pair}, spread",
    spread: "Spread",
    amount: "Amount",
    /** With the amount in the place of its currency, such as "37.15 USD per BTC". */
    unit: "{quote} per {base}",
    average: "Average {value}",
    /** Beside the amount: the spread and its average over the range. */
    below: "below average",
    above: "above average",
    bid: "Bid",
    ask: "Ask",
    summary: "From {from} to {to}: last spread {last}, narrowest {low} at {lowAt}, widest {high} at {highAt}.",
  },
} as const;

export const enMoversChart = {
  moversChart: {
    title: "Largest moves in 24 hours",
    pair: "Market",
    change: "24h",
    last: "Last price",
    gainers: "Gainers",
    losers: "Losers",
    noGainers: "No market rose in the last 24 hours.",
    noLosers: "No market fell in the last 24 hours.",
    empty: "No price changes",
    emptyHelp: "Markets appear here when their price differs from 24 hours ago.",
    summary: "The largest moves: {up} up, {down} down.",
  },
} as const;

export const enBalanceChart = {
  balanceChart: {
    title: "Balances by currency",
    currency: "Currency",
    ownScale: "Each bar has its own scale. Compare shares across currencies, not amounts.",
    available: "Available",
    locked: "Locked",
    total: "Total",
    credit: "Credit limit",
    creditUsed: "Credit used",
    creditAvailable: "Credit available",
    /** The part of the credit limit. */
    used: "Used",
    withdrawable: "Withdrawable now",
    withdrawableUnavailable: "The withdrawable amount is temporarily unavailable. It does not mean zero.",
    empty: "No balances yet",
    emptyHelp: "Currencies appear here when {service} lists them.",
  },
} as const;

export const enBalanceHistory = {
  balanceHistory: {
    title: "{currency} available",
    currency: "Currency",
    credit: "Outstanding credit",
    hidden: "Amounts are hidden.",
    in: "Deposits",
    out: "Withdrawals",
    outWithFees: "Withdrawals and fees",
    held: "On hold",
    trades: "Trades",
    tradeCount: { one: "{count} trade", other: "{count} trades" },
    /** An amount that became locked, or was released. */
    newlyLocked: "Newly locked",
    released: "Released",
    lockedOrReleased: "Locked or released",
    /** The part of a change that deposits, withdrawals, trades and locked amounts do not explain. */
    rest: "Other",
    /** In the tip, before the day. */
    bought: "Bought {pair}",
    sold: "Sold {pair}",
    day: "Day",
    days: "{title} by day",
    movements: "Transactions in this range: {in} deposits, {out} withdrawals, {held} on hold.",
    unmarked:
      "Bars use a separate scale. Trades also change the balance and have no bar. “Other” is the rest of the change, including trades.",
    traded:
      "Bars use a separate scale. Trade totals are estimated from filled orders in the events received. Changes in locked amounts come from balance samples. “Other” is the rest of the change, such as rounding in trade totals.",
    tradesInRange: "Trades in this range: {count}.",
    lockedInRange: "Locked or released in this range: {amount}.",
    movementsSince: "Only transactions since {time} are marked. Load older ones in the transaction list.",
    summary:
      "From {from} to {to}, available: first {first}, last {last}, low {low} at {lowAt}, high {high} at {highAt}. Breaks in sampling: {gaps}.",
    neverSampled: "No balance history yet",
    neverSampledHelp: "{service} has no balance history. Ask your administrator to turn on balance sampling.",
    emptyRange: "No balances in this range",
    emptyRangeHelp: "Choose a longer range, or wait for the next sample.",
    empty: "No balances yet",
    emptyHelp: "Currencies appear here when {service} lists them.",
  },
} as const;
