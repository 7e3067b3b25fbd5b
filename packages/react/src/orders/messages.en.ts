// English messages of orders.

export const enOrders = {
  orders: {
    order: "Order",
    buy: "Buy {what} with {quote}",
    sell: "Sell {what} for {quote}",
    buyOnly: "Buy {what}",
    sellOnly: "Sell {what}",
    waiting: "Waiting",
    filling: "Filling",
    filled: "Filled",
    partlyFilled: "Partly filled",
    cancelled: "Cancelled",
    rejected: "Rejected",
    open: "Open order",
  },
} as const;

export const enOrderDetail = {
  orderDetail: {
    label: "Order",
    filledOf: "{filled} of {amount} filled",
    filledOfSoFar: "{filled} of {amount} filled so far",
    filledSoFar: "{filled} filled so far",
    partialFill: "Partial fill",
    lastFill: "Order filled",
    remainder: "The unfilled {amount} was cancelled.",
    unknown: "{service} reports a status that we don’t recognise.",
    market: "Market",
    price: "Price",
    averagePrice: "Average price",
    id: "Order ID",
    quoteId: "Quote ID",
    created: "Created",
    updated: "Updated",
    otherFields: "Other fields",
  },
} as const;

export const enOrderList = {
  orderList: {
    label: "Orders",
    search: "Search orders",
    side: "Side",
    sideAll: "All",
    sideBuy: "Buys",
    sideSell: "Sells",
    status: "Status",
    statusAll: "All statuses",
    total: { one: "{count} order", other: "{count} orders" },
    shown: "{shown} of {total}",
    saveCsv: "Download as CSV",
    amount: "Amount",
    filled: "{amount} filled",
    price: "Price",
    updated: "Last event",
    scope: "Orders from the latest {count} events. Older orders open by ID.",
    id: "Order ID",
    idInvalid: "Enter a complete order ID, such as {example}.",
    goTo: "Go to order",
    empty: "No orders yet",
    emptyHelp: "Orders appear here when {service} reports them. You can open any order by its ID.",
    noMatch: "No matching orders",
    noMatchHelp: "No order matches the search and the filters.",
    clear: "Clear search and filters",
  },
} as const;
