import type { Ticker, WebhookEventType } from "@partner-kit/contract";
import type { Clock } from "./clock.ts";
import type { Faults } from "./faults.ts";
import type { MockState } from "./mockState.ts";
import type { SavedState } from "./savedState.ts";
import type { MockKeys } from "./seed/keys.ts";
import type { DeliveryHandler } from "./webhooks/deliverTo.ts";
import type { EventData } from "./webhooks/eventData.ts";

/** An emulated service. */
export interface MockService {
  /**
   * Answers what is sent to `…/v1/…` as the service would, and `…/_mock/…` as the emulator. Takes what the global
   * `fetch` takes; rejects, as that does, where a fault breaks the connection or the request is aborted.
   */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit, origin?: RequestOrigin) => Promise<Response>;
  readonly keys: MockKeys;
  /** Whom simulations can name: the account that the keys belong to. */
  readonly userId: string;
  /** Ed25519 private key for signed requests: its 32-byte seed in URL-safe Base64. */
  readonly signingKey: string;
  readonly clock: Clock;
  readonly faults: Faults;
  /**
   * Hands webhook deliveries to a receiver in this process in place of the network, until the returned function is
   * called. Its answer counts as the receiver's; it has 5 seconds.
   */
  readonly onDelivery: (handler: DeliveryHandler) => () => void;
  /** Makes an event that nothing led to and returns its ID; `data` is of the newest record it could be about, or made up, unless given. It goes to every subscribed endpoint. */
  readonly emit: (event: EmitEventParameters) => string;
  /**
   * What the ticker said at a time, or will say: prices follow from seed and time alone. Puts a past into charts that
   * nobody was there to sample. Empty where there is no such pair.
   */
  readonly readTickers: (parameters: ReadTickersParameters) => readonly Ticker[];
  readonly state: () => MockState;
  /** All that the service remembers, as JSON: for the parameter `state`, and for `loadState`. Holds keys and secrets. */
  readonly exportState: () => SavedState;
  /** Takes over a state that was exported. Own keys stay valid. Throws `TypeError` where it is none. */
  readonly loadState: (state: unknown) => void;
  /** Goes back to what it was made from, scenario or state. Keys stay, and time does not go back. */
  readonly reset: () => void;
  /** Drops everything scheduled, and deliveries under way. Requests are answered still. */
  readonly close: () => void;
}

/** Where a request comes from, as far as its adapter can tell. */
export interface RequestOrigin {
  /** IP address of the caller. Default `127.0.0.1`. */
  readonly remoteAddress?: string | undefined;
}

/** An event to make. */
export interface EmitEventParameters {
  readonly type: WebhookEventType;
  readonly data?: EventData | undefined;
}

/** Of what time, and which pair. */
export interface ReadTickersParameters {
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** Default: every pair. */
  readonly pairId?: string | undefined;
}
