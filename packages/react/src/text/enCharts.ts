// English, of charts.

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
    sampledSince: "Sampled by the proxy since {time}, every {step}. Where nothing was sampled, the line is broken.",
    olderPoints: "The newest {count} are listed.",
    emptyRange: "No prices in this range",
    emptyRangeHelp:
      "The proxy keeps a sample at each step while somebody watches prices. Choose a longer range, or wait for the next sample.",
    neverSampled: "No prices yet",
    neverSampledHelp:
      "The service has no price history. The proxy keeps samples from now on, while somebody watches prices.",
  },
} as const;

export const enPriceChart = {
  priceChart: {
    title: "{pair}, price",
    price: "Price",
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
