/**
 * The words in which staleness is told. A query key starts with one; an operation names those it changes; a webhook
 * event names those it makes stale.
 */
export type Resource =
  | "markets"
  | "ticker"
  | "quotes"
  | "orders"
  | "balances"
  | "bankAccounts"
  | "recipients"
  | "transactions"
  | "travelRule"
  | "chains"
  | "banks"
  | "withdrawals"
  | "webhooks"
  | "webhookEvents"
  | "webhookDeliveries"
  | "simulation"
  | "session"
  | "receivedEvents"
  | "tickerHistory"
  | "audit"
  | "health";
