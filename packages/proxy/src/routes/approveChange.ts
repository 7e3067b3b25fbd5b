import { approveChange } from "@partner-kit/contract";
import { successResponse } from "../http/response.ts";
import { operationRoute, type Route, type Services } from "./Route.ts";

/** Creates the route that approves a change of another user, and sends it. */
export function approveChangeRoute(services: Services): Route {
  return operationRoute({
    operation: approveChange,
    services,
    async respond({ approval_id: id, comment }, { access, correlationId }) {
      return successResponse(await services.approvals.approve({ id, access, correlationId, comment }));
    },
  });
}
