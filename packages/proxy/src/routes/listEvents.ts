import { listReceivedEvents, type ReceivedEvent } from "@partner-kit/contract";
import { eventVisibility } from "../access/eventVisibility.ts";
import { isTooDeep, readStoredEvent, UNREADABLE_TYPE } from "../events/readStoredEvent.ts";
import { jsonResponse } from "../http/response.ts";
import { readRawMember } from "../json/rawJson.ts";
import type { ParkedEvent, StoredEvent } from "../store/Store.ts";
import { nextPage, operationRoute, type Route, type Services } from "./Route.ts";

/**
 * Creates the route that lists received events. A page can be shorter than `limit`, because it omits events that the
 * user may not see. The JSON of `data` is passed through byte for byte.
 */
export function listEventsRoute(services: Services): Route {
  const { permissions, handler } = services;
  const { store } = services.settings;
  return operationRoute({
    operation: listReceivedEvents,
    services,
    async respond({ after = 0, limit = 100 }, { access }) {
      const { canSee } = eventVisibility(permissions, access.granted);
      const read = await store.readEvents({ after, limit });
      const parked = new Map((await handler.parked({ after })).map((event) => [event.seq, event]));
      const { newest } = await store.readEventBounds();
      const events = read.filter(({ type }) => canSee(type)).map((event) => writeEvent(event, parked.get(event.seq)));
      const next = nextPage(read, limit);
      return jsonResponse(
        200,
        `{"status":"success","data":{"events":[${events.join(",")}],"next":${next},"newest":${newest}}}`,
      );
    },
  });
}

/**
 * Writes one event as JSON. An unreadable event has no `data` and is shown as parked, so that it cannot break the page.
 */
function writeEvent(event: StoredEvent, parked: ParkedEvent | undefined): string {
  const { seq, id, type, occurred_at, received_at } = event;
  const head = { seq, id, type, occurred_at, received_at: toTime(received_at) };
  const data = readData(event);
  const parking = parked ?? (data === undefined ? parkedAs(event) : undefined);
  const parts = [JSON.stringify(head satisfies Omit<ReceivedEvent, "data">).slice(0, -1), `"data":${data ?? "null"}`];
  if (parking) {
    const { attempts, error_code, parked_at } = parking;
    const shown = { attempts, error_code, parked_at: toTime(parked_at) };
    parts.push(`"parked":${JSON.stringify(shown satisfies NonNullable<ReceivedEvent["parked"]>)}`);
  }
  return `${parts.join(",")}}`;
}

const decoder = new TextDecoder("utf-8", { fatal: true });

/** The raw JSON of `data`. `undefined` if it cannot be read. */
function readData({ type, body }: StoredEvent): string | undefined {
  if (type === UNREADABLE_TYPE || isTooDeep(body)) return undefined;
  try {
    const text = decoder.decode(body);
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? readRawMember(text, "data") : undefined;
  } catch {
    return undefined;
  }
}

/** How an unreadable event is shown if the process ended before parking it. */
function parkedAs(event: StoredEvent): ParkedEvent {
  const { seq, received_at } = event;
  const result = readStoredEvent(event);
  return { seq, attempts: 0, error_code: "fault" in result ? result.fault : "UNREADABLE", parked_at: received_at };
}

function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
