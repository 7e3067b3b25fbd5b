import { type Data, listReceivedEvents } from "@partner-kit/contract";
import type { Access } from "../access.ts";
import { type Answer, successAnswer } from "../answer.ts";
import type { Call } from "../call.ts";
import type { HandlerRunner } from "../events/createHandlerRunner.ts";
import { eventSight } from "../events/eventSight.ts";
import { parseJson } from "../parseJson.ts";
import type { Permissions } from "../permission.ts";
import { refuseUnpermitted } from "../refuseUnpermitted.ts";
import type { Store } from "../store/Store.ts";
import { readQuery } from "./readQuery.ts";

export interface ListEventsParameters {
  readonly call: Call;
  readonly access: Access;
  readonly permissions: Permissions;
  readonly store: Store;
  readonly handler: HandlerRunner;
}

/** Lists what the receiver got. A page may be shorter than asked for, as it leaves out what the person may not see. */
export async function listEvents(parameters: ListEventsParameters): Promise<Answer> {
  const { call, access, permissions, store, handler } = parameters;
  const { granted } = access;
  const { any, sees } = eventSight({ permissions, granted });
  if (!any) refuseUnpermitted(permissions.ofScope("wallets:view", granted));
  const { after = 0, limit = 100 } = readQuery(listReceivedEvents, call);
  const read = await store.readEvents({ after, limit });
  const parked = new Map((await handler.parked({ after })).map((event) => [event.seq, event]));
  return successAnswer({
    events: read
      .filter(({ type }) => sees(type))
      .map(({ seq, id, type, occurred_at, received_at, body }) => {
        const aside = parked.get(seq);
        return {
          seq,
          id,
          type,
          occurred_at,
          received_at: new Date(received_at).toISOString(),
          data: dataOf(body),
          ...(aside && {
            parked: {
              attempts: aside.attempts,
              error_code: aside.error_code,
              parked_at: new Date(aside.parked_at).toISOString(),
            },
          }),
        };
      }),
    next: read.length < limit ? null : (read.at(-1)?.seq ?? null),
    newest: (await store.readEventBounds()).newest,
  } satisfies Data<typeof listReceivedEvents>);
}

function dataOf(body: Uint8Array): unknown {
  const value = parseJson(body)?.value;
  return typeof value === "object" && value !== null && "data" in value ? value.data : null;
}
