import type { LiveStatus } from "../live/LiveConnection.ts";

/** An event of the kit. Contains names and outcomes, never the data that was entered, sent or displayed. */
export type KitEvent =
  /** A change has ended. `onError` receives its error. */
  | { readonly name: "mutation"; readonly operation: string; readonly outcome: "success" | "error" }
  /** The live connection, or the connection between proxy and service, changed its state. */
  | { readonly name: "live"; readonly state: LiveStatus["state"]; readonly upstream: LiveStatus["upstream"] }
  /** A webhook event reached the page. `type` may be unknown to the contract. */
  | { readonly name: "webhookEvent"; readonly type: string; readonly id: string };

/** Receives the kit's events, for the host's telemetry. The kit itself sends no telemetry. */
export type ReportEvent = (event: KitEvent) => void;
