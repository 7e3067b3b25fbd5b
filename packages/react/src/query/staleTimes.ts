import type { Resource } from "@partner-kit/contract";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Milliseconds for which a read is taken as current when nothing says otherwise. Events and mutations say otherwise at once. */
export const staleTimes: Readonly<Record<Resource, number>> = {
  ticker: 2 * SECOND,
  quotes: 0,
  orders: 5 * SECOND,
  balances: 30 * SECOND,
  transactions: 30 * SECOND,
  travelRule: 30 * SECOND,
  withdrawals: 30 * SECOND,
  recipients: MINUTE,
  bankAccounts: MINUTE,
  webhooks: MINUTE,
  // The service's history lags behind by itself. (Service document: History.)
  webhookEvents: 15 * SECOND,
  webhookDeliveries: 15 * SECOND,
  receivedEvents: 5 * SECOND,
  tickerHistory: MINUTE,
  session: MINUTE,
  health: 15 * SECOND,
  audit: 15 * SECOND,
  simulation: 0,
  markets: 10 * MINUTE,
  chains: 60 * MINUTE,
  banks: 60 * MINUTE,
};
