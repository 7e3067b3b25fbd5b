import type { Operation } from "./operation.ts";
import { approveChange, cancelChange, getApproval, listApprovals, rejectChange } from "./resources/approvals.ts";
import { listAudit } from "./resources/audit.ts";
import { getBalanceHistory } from "./resources/balanceHistory.ts";
import { getHealth } from "./resources/health.ts";
import {
  createPaymentBatch,
  getPaymentBatch,
  listPaymentBatches,
  stopPaymentBatch,
} from "./resources/paymentBatches.ts";
import { listPriceTrends } from "./resources/priceTrends.ts";
import { listReceivedEvents } from "./resources/receivedEvents.ts";
import { getSession } from "./resources/session.ts";
import { getTickerHistory } from "./resources/tickerHistory.ts";

/** The operations of the proxy, by name. It does not forward them to the service. */
export const kitOperations = {
  getSession,
  getHealth,
  listReceivedEvents,
  getTickerHistory,
  listPriceTrends,
  getBalanceHistory,
  listAudit,
  listApprovals,
  getApproval,
  approveChange,
  rejectChange,
  cancelChange,
  createPaymentBatch,
  listPaymentBatches,
  getPaymentBatch,
  stopPaymentBatch,
} as const satisfies Readonly<Record<string, Operation>>;

export type KitOperations = typeof kitOperations;

export type KitOperationName = keyof KitOperations;
