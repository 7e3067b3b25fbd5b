import { AHEAD_HEADER } from "../../server/aheadHeader.ts";

let ahead = 0;

/** Notifies the other tabs, which show the same account, when the clock moves. */
const tabs = new BroadcastChannel("harmattan.clock");
tabs.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (typeof data === "number") ahead = data;
});

/** Returns the service's time in milliseconds since the epoch. A presenter can move the emulator's clock ahead. */
export function serviceNow(): number {
  return Date.now() + ahead;
}

/** Reads the offset of the emulator's clock from a response of the admin's server. */
export function followEmulator({ headers }: Response): void {
  const reported = Number.parseInt(headers.get(AHEAD_HEADER) ?? "", 10);
  // Network latency causes smaller differences.
  if (Number.isNaN(reported) || Math.abs(reported - ahead) < 500) return;
  ahead = reported;
  tabs.postMessage(ahead);
}
