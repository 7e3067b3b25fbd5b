// English messages of prices.

export const enTickerTable = {
  tickerTable: {
    label: "Markets, last 24 hours",
    search: "Search markets",
    clearSearch: "Clear search",
    shown: { one: "{shown} of {count} market", other: "{shown} of {count} markets" },
    total: { one: "{count} market", other: "{count} markets" },
    noMatch: "No markets match “{search}”.",
    empty: "No markets yet",
    emptyHelp: "Trading pairs appear here when {service} lists them.",
    noneMarked: "No favourites",
    noneMarkedHelp: "Star a market to find it here.",
    showAll: "Show all markets",
    favourite: "Favourite {pair}",
    unmarked: "{pair} is no longer a favourite",
    favourites: "Favourites",
    favouritesFirst: "favourites first",
    quotes: "Prices in",
    allQuotes: "All",
    sort: "Sort by",
    sortListed: "As listed",
    sortAToZ: "{column}, A to Z",
    sortZToA: "{column}, Z to A",
    sortHighest: "{column}, high to low",
    sortLowest: "{column}, low to high",
    columns: "Columns",
    saveCsv: "Download CSV",
    summary: "Over 24 hours: {up} up, {down} down, {flat} unchanged.",
    rangeLabel: "Low {low}, open {open}, last {last}, high {high}",
    /** Names the second value of each market on a phone. */
    belowName: "Below the name: {column}",
    pair: "Market",
    last: "Last price",
    change: "Change",
    changePercent: "24h",
    trend: "24h trend",
    low: "Low",
    range: "Range",
    high: "High",
    bid: "Bid",
    ask: "Ask",
    spread: "Spread",
    volume: "Volume",
    volumeQuote: "Turnover",
  },
} as const;

export const enTickerCard = {
  tickerCard: {
    label: "{pair}, last 24 hours",
    missing: "No prices for this market",
    missingHelp: "{service} doesn’t list this market.",
    low: "24h low",
    /** The price of 24 hours ago. */
    open: "24h open",
    high: "24h high",
  },
} as const;

export const enTickerStrip = {
  tickerStrip: {
    label: "Prices",
    missing: "No prices",
  },
} as const;

export const enSparkline = {
  sparkline: {
    label: "From {first} at {from} to {last} at {to}",
  },
} as const;
