import { type Data, listAudit as operation } from "@partner-kit/contract";
import type { Access } from "../access.ts";
import { type Answer, successAnswer } from "../answer.ts";
import type { Call } from "../call.ts";
import type { Permissions } from "../permission.ts";
import { refuseUnpermitted } from "../refuseUnpermitted.ts";
import type { Store } from "../store/Store.ts";
import { readQuery } from "./readQuery.ts";

export interface ListAuditParameters {
  readonly call: Call;
  readonly access: Access;
  readonly permissions: Permissions;
  readonly store: Store;
}

/** Lists what was changed through the proxy, for those who may manage its webhooks: nobody is above them. */
export async function listAudit({ call, access, permissions, store }: ListAuditParameters): Promise<Answer> {
  refuseUnpermitted(permissions.ofScope("webhooks:manage", access.granted));
  const { after = 0, limit = 100 } = readQuery(operation, call);
  const records = await store.readAudit({ after, limit });
  return successAnswer({
    records: records.map((record) => ({ ...record })),
    next: records.length < limit ? null : (records.at(-1)?.seq ?? null),
  } satisfies Data<typeof operation>);
}
