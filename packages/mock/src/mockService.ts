import type { WebhookEventType } from "@partner-kit/contract";
import type { Clock } from "./clock.ts";
import type { Fault, Faults } from "./faults.ts";
import type { ScenarioName } from "./scenarios/scenarios.ts";
import type { MockKeys } from "./seed/keys.ts";
import type { DeliveryHandler } from "./webhooks/deliverTo.ts";
import type { EventData } from "./webhooks/eventData.ts";

/** An emulated service. */
export interface MockService {
  /**
   * Answers what is sent to `…/v1/…` as the service would, and `…/_mock/…` as the emulator. Takes what the global
   * `fetch` takes; rejects, as that does, where a fault breaks the connection or the request is aborted.
   */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  readonly keys: MockKeys;
  /** Ed25519 private key for signed requests: its 32-byte seed in URL-safe Base64. */
  readonly signingKey: string;
  readonly clock: Clock;
  readonly faults: Faults;
  /**
   * Hands webhook deliveries to a receiver in this process in place of the network, until the returned function is
   * called. Its answer counts as the receiver's; it has 5 seconds.
   */
  readonly onDelivery: (handler: DeliveryHandler) => () => void;
  /** Makes an event that nothing led to and returns its ID; `data` is made up unless given. It goes to every subscribed endpoint. */
  readonly emit: (event: EmitEventParameters) => string;
  readonly state: () => MockState;
  /** Starts the scenario anew and clears the faults. Keys stay, and time does not go back. */
  readonly reset: () => void;
  /** Drops everything scheduled, and deliveries under way. Requests are answered still. */
  readonly close: () => void;
}

/** An event to make. */
export interface EmitEventParameters {
  readonly type: WebhookEventType;
  readonly data?: EventData | undefined;
}

/** What `GET /_mock/state` tells. */
export interface MockState {
  readonly now: string;
  readonly seed: number;
  readonly scenario: ScenarioName;
  readonly markets: number;
  readonly deliver_to_local: boolean;
  readonly faults: readonly Fault[];
  /** Operations that answer 501. */
  readonly not_built: readonly string[];
}
