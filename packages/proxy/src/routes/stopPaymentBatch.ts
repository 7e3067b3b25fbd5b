import { stopPaymentBatch } from "@partner-kit/contract";
import { successResponse } from "../http/response.ts";
import { operationRoute, type Route, type Services } from "./Route.ts";

/** Creates the route that cancels the lines of a payment batch that were not sent. */
export function stopPaymentBatchRoute(services: Services): Route {
  return operationRoute({
    operation: stopPaymentBatch,
    services,
    async respond({ batch_id: id }, { access, correlationId }) {
      return successResponse(await services.paymentBatches.stop({ id, access, correlationId }));
    },
  });
}
