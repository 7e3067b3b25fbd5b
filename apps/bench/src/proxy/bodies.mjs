// Response bodies of the upstream: balances (700 bytes) and a ticker (15 KB).
const balances = {
  balances: [
    { currency: "NGN", available: "182340500.25", locked: "1200000.00", total: "183540500.25", rail_equivalents: null },
    { currency: "USD", available: "94210.77", locked: "0.00", total: "94210.77", rail_equivalents: [] },
  ],
  credit: {
    available_credit: "50000.00",
    credit_limit: "75000.00",
    credit_used: "25000.00",
    currency: "USD",
    net_negative: "0.00",
    net_positive: "94210.77",
    next_due_at: "2026-04-01T00:00:00Z",
    outstanding: "25000.00",
    overdue: false,
    status: "active",
    withdrawal_blocked: false,
  },
  withdrawable: { ngn: "182340500.25", usd: "69210.77" },
  generated_at: "2026-03-02T09:30:00Z",
};

const pairs = 52;
const moving = 12;

/** Writes the current time as the price of some pairs, so that a reader can compute the age of the tick. */
const ticker = (index, price) => ({
  pair_id: `TOKEN${index}-USD`,
  best_bid: "64250.120000",
  best_ask: "64251.480000",
  last: index < moving ? price : "64250.900000",
  open: "63120.000000",
  high: "64900.000000",
  low: "62840.500000",
  price_change: "1130.900000",
  price_change_percent: "1.79",
  volume: "1832.44120000",
  volume_quote: "117431201.220000",
  timestamp: "2026-03-02T09:30:00Z",
});

const tickers = (count, price) => Array.from({ length: count }, (_, index) => ticker(index, price));
const envelope = (data) => Buffer.from(JSON.stringify({ status: "success", data }));

export const balanceBody = envelope(balances);
export const tickerBody = envelope({ tickers: tickers(pairs, "64250.900000") });
export const tickerBodyAt = (now) => envelope({ tickers: tickers(pairs, String(now)) });

/** The stream message with the changed pairs. */
export const tickerMessageAt = (now) =>
  Buffer.from(
    `event: ticker\ndata: ${JSON.stringify({ full: false, as_of: "2026-03-02T09:30:00.000Z", tickers: tickers(moving, String(now)) })}\n\n`,
  );
