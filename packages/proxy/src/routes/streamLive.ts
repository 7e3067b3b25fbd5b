import { getTicker, LIVE_PATH } from "@partner-kit/contract";
import { eventVisibility } from "../access/eventVisibility.ts";
import { decidableScopes } from "../approvals/createApprovalDecisions.ts";
import type { FollowParameters } from "../approvals/createApprovalFeed.ts";
import { shuttingDown } from "../audit/createDrain.ts";
import type { Call } from "../http/call.ts";
import { HttpError } from "../http/HttpError.ts";
import type { Route, Services } from "./Route.ts";

/** Creates the route that streams live updates while the user's access stays the same. */
export function streamLiveRoute(services: Services): Route {
  const { authenticator, permissions, live, drain } = services;
  return {
    method: "GET",
    path: LIVE_PATH,
    open: false,
    async respond({ call, access: { subject, granted }, correlationId }) {
      const seesTicker = permissions.ofOperation(getTicker, granted).allowed;
      const { any, key, canSee } = eventVisibility(permissions, granted);
      const decidable = decidableScopes({ granted });
      async function isStillAllowed(): Promise<boolean> {
        const again = await authenticator.authenticate(call, correlationId).catch(() => undefined);
        if (again?.subject !== subject) return false;
        if (permissions.ofOperation(getTicker, again.granted).allowed !== seesTicker) return false;
        if (decidableScopes(again).join(" ") !== decidable.join(" ")) return false;
        return eventVisibility(permissions, again.granted).key === key;
      }
      await live.ready();
      if (drain.isClosing) throw shuttingDown();
      const events = any ? { after: readLastEventId(call), canSee } : undefined;
      const canSeeApproval: FollowParameters["canSee"] = (event) =>
        event.subject === subject || decidable.some((scope) => scope === event.scope);
      const body = live.open({ subject, seesTicker, events, canSeeApproval, isStillAllowed, caller: call.caller });
      if (body) return { status: 200, headers: streamHeaders, body };
      const message = "Too many live streams are open. Close one, or try again later.";
      throw new HttpError({ code: "TOO_MANY_STREAMS", message, headers: { "retry-after": "10" } });
    },
  };
}

// Middleware that compresses responses, such as `compression` of Express, would hold back messages.
const streamHeaders = {
  "cache-control": "no-store, no-transform",
  "content-type": "text/event-stream",
  "x-accel-buffering": "no",
} as const;

function readLastEventId(call: Call): number | undefined {
  const text = call.header("last-event-id") ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
