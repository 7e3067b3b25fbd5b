import { getTicker } from "@partner-kit/contract";
import type { Access } from "../access.ts";
import type { Answer } from "../answer.ts";
import type { Call } from "../call.ts";
import { eventSight } from "../events/eventSight.ts";
import type { Live } from "../live/createLive.ts";
import type { Permissions } from "../permission.ts";
import { Refusal } from "../Refusal.ts";

export interface StreamLiveParameters {
  readonly call: Call;
  readonly access: Access;
  readonly permissions: Permissions;
  readonly live: Live;
  /** Asks again who is there. Throws where nobody is any more. */
  readonly readAccess: (call: Call) => Promise<Access>;
}

/** Streams live updates for as long as the person's access stays what it was when the stream began. */
export function streamLive({ call, access, permissions, live, readAccess }: StreamLiveParameters): Answer {
  const seesTicker = maySeeTicker(access);
  const sight = eventSight({ permissions, granted: access.granted });
  const events = sight.any ? { after: readLastEventId(call), sees: sight.sees } : undefined;
  const body = live.open({ subject: access.subject, seesTicker, events, isStillAllowed, caller: call.caller });
  if (!body) {
    const headers = { "retry-after": "10" };
    throw new Refusal({
      code: "TOO_MANY_STREAMS",
      message: "Too many live streams are open. Close some, or wait.",
      headers,
    });
  }
  return { status: 200, headers: { "content-type": "text/event-stream", "x-accel-buffering": "no" }, body };

  function maySeeTicker({ granted }: Access): boolean {
    return permissions.ofOperation(getTicker, granted).allowed;
  }

  async function isStillAllowed(): Promise<boolean> {
    try {
      const again = await readAccess(call);
      const { seen } = eventSight({ permissions, granted: again.granted });
      return again.subject === access.subject && maySeeTicker(again) === seesTicker && seen === sight.seen;
    } catch {
      return false;
    }
  }
}

function readLastEventId(call: Call): number | undefined {
  const text = call.header("last-event-id") ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
