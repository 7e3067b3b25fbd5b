import { rejectChange } from "@partner-kit/contract";
import { successResponse } from "../http/response.ts";
import { operationRoute, type Route, type Services } from "./Route.ts";

/** Creates the route that rejects a change of another user. */
export function rejectChangeRoute(services: Services): Route {
  return operationRoute({
    operation: rejectChange,
    services,
    async respond({ approval_id: id, comment }, { access, correlationId }) {
      return successResponse(await services.approvals.reject({ id, access, correlationId, comment }));
    },
  });
}
