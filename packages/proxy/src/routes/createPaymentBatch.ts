import { createPaymentBatch } from "@partner-kit/contract";
import { successResponse } from "../http/response.ts";
import { operationRoute, type Route, type Services } from "./Route.ts";

/** The largest body: 1,000 lines of long amounts. */
const BODY_MAX = 256 * 1024;

/** Creates the route that stores a payment batch and begins it. */
export function createPaymentBatchRoute(services: Services): Route {
  return operationRoute({
    operation: createPaymentBatch,
    services,
    maxBytes: Math.max(services.settings.maxRequestBytes, BODY_MAX),
    async respond(input, { access, correlationId, call: reader }) {
      return successResponse(await services.paymentBatches.create({ input, access, correlationId, reader }));
    },
  });
}
