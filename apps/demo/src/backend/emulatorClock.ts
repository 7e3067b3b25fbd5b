import { AHEAD_HEADER } from "../../server/aheadHeader.ts";

let ahead = 0;

/** Other tabs of the admin show the same account, and learn it from the one that moved the clock. */
const tabs = new BroadcastChannel("harmattan.clock");
tabs.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (typeof data === "number") ahead = data;
});

/** The time of the service, in milliseconds since the epoch: the emulator's, which a presenter moves, or the real one. */
export function serviceNow(): number {
  return Date.now() + ahead;
}

/** Follows what a response of the admin's server says of the emulator's clock. */
export function followEmulator({ headers }: Response): void {
  const reported = Number.parseInt(headers.get(AHEAD_HEADER) ?? "", 10);
  // A smaller difference is the response's way here.
  if (Number.isNaN(reported) || Math.abs(reported - ahead) < 500) return;
  ahead = reported;
  tabs.postMessage(ahead);
}
