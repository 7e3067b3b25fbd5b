import { type Data, listAudit } from "@partner-kit/contract";
import type { Permissions } from "../access/createPermissions.ts";
import { successResponse } from "../http/response.ts";
import type { Settings } from "../settings/settings.ts";
import { nextPage, operationRoute, type Route } from "./Route.ts";

export interface ListAuditRouteParameters {
  readonly settings: Pick<Settings, "store">;
  readonly permissions: Permissions;
}

/** Makes the route that lists what was changed through the proxy. */
export function listAuditRoute({ settings: { store }, permissions }: ListAuditRouteParameters): Route {
  return operationRoute({
    operation: listAudit,
    permissions,
    async respond({ after = 0, limit = 100 }) {
      const read = await store.readAudit({ after, limit });
      const records = read.map((record) => ({ ...record }));
      return successResponse({ records, next: nextPage(read, limit) } satisfies Data<typeof listAudit>);
    },
  });
}
