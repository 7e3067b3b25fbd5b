import { cancelChange } from "@partner-kit/contract";
import { successResponse } from "../http/response.ts";
import { operationRoute, type Route, type Services } from "./Route.ts";

/** Creates the route that cancels a pending change of the user. */
export function cancelChangeRoute(services: Services): Route {
  return operationRoute({
    operation: cancelChange,
    services,
    async respond({ approval_id: id }, { access, correlationId }) {
      return successResponse(await services.approvals.cancel({ id, access, correlationId }));
    },
  });
}
