import { type Data, listPaymentBatches } from "@partner-kit/contract";
import { successResponse } from "../http/response.ts";
import { operationRoute, type Route, type Services } from "./Route.ts";

/** Creates the route that lists the payment batches that the user may see. */
export function listPaymentBatchesRoute(services: Services): Route {
  return operationRoute({
    operation: listPaymentBatches,
    services,
    async respond({ limit = 50 }, { access }) {
      const batches = await services.paymentBatches.list({ access, limit });
      return successResponse({ batches } satisfies Data<typeof listPaymentBatches>);
    },
  });
}
