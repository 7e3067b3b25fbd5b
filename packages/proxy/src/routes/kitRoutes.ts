import { approveChangeRoute } from "./approveChange.ts";
import { balanceHistoryRoute } from "./balanceHistory.ts";
import { cancelChangeRoute } from "./cancelChange.ts";
import { createPaymentBatchRoute } from "./createPaymentBatch.ts";
import { getApprovalRoute } from "./getApproval.ts";
import { getPaymentBatchRoute } from "./getPaymentBatch.ts";
import { listApprovalsRoute } from "./listApprovals.ts";
import { listAuditRoute } from "./listAudit.ts";
import { listEventsRoute } from "./listEvents.ts";
import { listPaymentBatchesRoute } from "./listPaymentBatches.ts";
import { priceTrendsRoute } from "./priceTrends.ts";
import type { Route, Services } from "./Route.ts";
import { rejectChangeRoute } from "./rejectChange.ts";
import { sessionRoute } from "./session.ts";
import { stopPaymentBatchRoute } from "./stopPaymentBatch.ts";
import { streamLiveRoute } from "./streamLive.ts";
import { tickerHistoryRoute } from "./tickerHistory.ts";

/** Creates the routes of the proxy's own operations that need a session. */
export function kitRoutes(services: Services): readonly Route[] {
  return [
    sessionRoute(services),
    streamLiveRoute(services),
    listEventsRoute(services),
    tickerHistoryRoute(services),
    priceTrendsRoute(services),
    balanceHistoryRoute(services),
    listAuditRoute(services),
    listApprovalsRoute(services),
    getApprovalRoute(services),
    approveChangeRoute(services),
    rejectChangeRoute(services),
    cancelChangeRoute(services),
    createPaymentBatchRoute(services),
    listPaymentBatchesRoute(services),
    getPaymentBatchRoute(services),
    stopPaymentBatchRoute(services),
  ];
}
