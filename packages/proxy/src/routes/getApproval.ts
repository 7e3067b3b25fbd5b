import { getApproval } from "@partner-kit/contract";
import { successResponse } from "../http/response.ts";
import { operationRoute, type Route, type Services } from "./Route.ts";

/** Creates the route that returns one approval. */
export function getApprovalRoute(services: Services): Route {
  return operationRoute({
    operation: getApproval,
    services,
    respond: async ({ approval_id: id }, { access }) => successResponse(await services.approvals.get({ id, access })),
  });
}
