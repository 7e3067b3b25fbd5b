import { type Data, listApprovals } from "@partner-kit/contract";
import { successResponse } from "../http/response.ts";
import { operationRoute, type Route, type Services } from "./Route.ts";

/** Creates the route that lists the approvals that the user requested or may decide about. */
export function listApprovalsRoute(services: Services): Route {
  return operationRoute({
    operation: listApprovals,
    services,
    async respond({ status, limit }, { access }) {
      const approvals = await services.approvals.list({ access, status, limit });
      return successResponse({ approvals } satisfies Data<typeof listApprovals>);
    },
  });
}
