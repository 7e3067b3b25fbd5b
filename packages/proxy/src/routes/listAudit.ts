import { type Data, listAudit } from "@partner-kit/contract";
import { successResponse } from "../http/response.ts";
import { nextPage, operationRoute, type Route, type Services } from "./Route.ts";

/** Creates the route that lists audit records. */
export function listAuditRoute(services: Services): Route {
  const { store } = services.settings;
  return operationRoute({
    operation: listAudit,
    services,
    async respond({ after = 0, limit = 100 }) {
      const read = await store.readAudit({ after, limit });
      const records = read.map((record) => ({ ...record }));
      return successResponse({ records, next: nextPage(read, limit) } satisfies Data<typeof listAudit>);
    },
  });
}
