import { getPaymentBatch } from "@partner-kit/contract";
import { successResponse } from "../http/response.ts";
import { operationRoute, type Route, type Services } from "./Route.ts";

/** Creates the route that returns one payment batch with its lines. */
export function getPaymentBatchRoute(services: Services): Route {
  return operationRoute({
    operation: getPaymentBatch,
    services,
    respond: async ({ batch_id: id }, { access }) => successResponse(await services.paymentBatches.get({ id, access })),
  });
}
