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
