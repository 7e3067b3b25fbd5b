import type { LiveStatus } from "../live/LiveConnection.ts";

/** Something that happened: names and outcomes, never what was typed, sent or shown. */
export type KitEvent =
  /** A change that was asked for has ended. What it failed with is told to `onError`. */
  | { readonly name: "mutation"; readonly operation: string; readonly outcome: "success" | "error" }
  /** The live connection, or the proxy's way to the service, is in another state. */
  | { readonly name: "live"; readonly state: LiveStatus["state"]; readonly upstream: LiveStatus["upstream"] }
  /** A webhook event reached the page. `type` may be one that the contract does not know. */
  | { readonly name: "webhookEvent"; readonly type: string; readonly id: string };

/** Told of what happens, for the host's own telemetry. The kit sends nothing anywhere by itself. */
export type ReportEvent = (event: KitEvent) => void;
