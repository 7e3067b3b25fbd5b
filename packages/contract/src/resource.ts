/**
 * The units of staleness. Query keys start with a resource. Operations name the resources that they change, and webhook
 * events name the resources that they invalidate.
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
  | "balanceHistory"
  | "audit"
  | "approvals"
  | "paymentBatches"
  | "health";
