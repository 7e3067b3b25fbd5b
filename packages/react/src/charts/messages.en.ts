// English messages of charts.

export const enCharts = {
  charts: {
    range: "Range",
    showTable: "Show as table",
    showChart: "Show as chart",
    cursor: "{title}: walk through the points with the arrow keys",
    time: "Time",
    high: "High",
    low: "Low",
    notSampled: "Nothing sampled",
    /** Beside a change: the time from which it counts. */
    since: "since {time}",
    sampledSince: "Sampled since {time}, every {step}. A break in the line is a time without samples.",
    olderPoints: "The newest {count} are listed.",
    emptyRange: "No prices in this range",
    emptyRangeHelp:
      "Prices are sampled while someone watches them. Choose a longer range, or wait for the next sample.",
    neverSampled: "No prices yet",
    neverSampledHelp: "The service has no price history. Prices are sampled from now on, while someone watches them.",
  },
} as const;

export const enPriceChart = {
  priceChart: {
    title: "{pair}, price",
    price: "Price",
    dayHigh: "24 h high {price}",
    dayLow: "24 h low {price}",
    dayOpen: "24 h open {price}",
    summary:
      "From {from} to {to}: first {first}, last {last}, low {low} at {lowAt}, high {high} at {highAt}. Breaks in sampling: {gaps}.",
  },
} as const;

export const enSpreadChart = {
  spreadChart: {
    title: "{pair}, spread",
    spread: "Spread",
    bid: "Bid",
    ask: "Ask",
    summary: "From {from} to {to}: last spread {last}, narrowest {low} at {lowAt}, widest {high} at {highAt}.",
  },
} as const;

export const enMoversChart = {
  moversChart: {
    title: "Largest moves in 24 hours",
    pair: "Market",
    change: "24 h",
    last: "Last price",
    empty: "No market has moved",
    emptyHelp: "Markets appear here once their price differs from the one 24 hours ago.",
    summary: "{up} rises and {down} falls, the largest of each.",
  },
} as const;

export const enBalanceChart = {
  balanceChart: {
    title: "Balances by currency",
    currency: "Currency",
    ownScale: "Each currency has a scale of its own: lengths compare within a currency only.",
    available: "Available",
    locked: "Locked",
    total: "Total",
    withdrawable: "Withdrawable now",
    withdrawableUnavailable: "Withdrawable now is temporarily unavailable. This does not mean zero.",
    empty: "No balances yet",
    emptyHelp: "Each currency of this account appears here as soon as the service lists it.",
  },
} as const;
