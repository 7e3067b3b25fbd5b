import type { Ticker, WebhookEvent, WebhookEventType } from "@partner-kit/contract";
import type { Clock } from "./clock.ts";
import type { Faults } from "./faults.ts";
import type { MockState } from "./mockState.ts";
import type { SavedState } from "./savedState.ts";
import type { ScenarioSelection } from "./scenarios/readScenario.ts";
import type { MockKeys } from "./seed/keys.ts";
import type { PastBalance } from "./wallet/readPastBalances.ts";
import type { DeliveryHandler } from "./webhooks/deliverTo.ts";
import type { EventData } from "./webhooks/eventData.ts";

/** An emulated service. */
export interface MockService {
  /**
   * Handles requests to `…/v1/…` as the service, and to `…/_mock/…` as the emulator's control. Has the parameters of the
   * global `fetch`, and rejects in the same way if a fault breaks the connection or the request is aborted.
   */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit, origin?: RequestOrigin) => Promise<Response>;
  readonly keys: MockKeys;
  /** The `user_id` for simulations: the account of the keys. */
  readonly userId: string;
  /** Ed25519 private key for signed requests: its 32-byte seed in URL-safe Base64. */
  readonly signingKey: string;
  readonly clock: Clock;
  readonly faults: Faults;
  /**
   * Passes webhook deliveries to a handler in this process instead of the network. The handler must respond within 5
   * seconds. Returns a function that removes it.
   */
  readonly onDelivery: (handler: DeliveryHandler) => () => void;
  /** Emits an event to every subscribed endpoint and returns its ID. `data` defaults to the newest matching record, or to sample data. */
  readonly emit: (event: EmitEventParameters) => string;
  /**
   * Reads the ticker of any time, past or future, because prices depend only on seed and time. Use it to fill charts with
   * history. Returns an empty list for an unknown pair.
   */
  readonly readTickers: (parameters: ReadTickersParameters) => readonly Ticker[];
  /**
   * Computes the balances of past times from the current ones and the transactions. Use it to fill charts with history. The
   * emulator has no past orders, so it assumes trades where the balance would have been too low.
   */
  readonly readBalances: (parameters: { readonly times: readonly number[] }) => readonly PastBalance[];
  /**
   * Derives the events that the transactions have caused, oldest first. Use it to fill a store with history. Each call returns
   * the same IDs.
   */
  readonly readEvents: () => readonly WebhookEvent[];
  readonly state: () => MockState;
  /** Exports the whole state as JSON, for the parameter `state` and for `loadState`. Contains keys and secrets. */
  readonly exportState: () => SavedState;
  /** Loads an exported state. The keys of this service stay valid. Throws `TypeError` if it is not an exported state. */
  readonly loadState: (state: unknown) => void;
  /** Restores the initial scenario or state, or begins another scenario. Keys, markets and time do not change. */
  readonly reset: (parameters?: ResetParameters) => void;
  /** Cancels scheduled jobs and running deliveries. The service still handles requests. */
  readonly close: () => void;
}

export interface ResetParameters {
  /** Throws `RangeError` if it is unknown. Default: the current one, or the state that the service was created with. */
  readonly scenario?: ScenarioSelection | undefined;
}

/** The origin of a request, if the adapter knows it. */
export interface RequestOrigin {
  /** IP address of the caller. Default `127.0.0.1`. */
  readonly remoteAddress?: string | undefined;
}

/** An event to emit. */
export interface EmitEventParameters {
  readonly type: WebhookEventType;
  readonly data?: EventData | undefined;
}

/** Time and pair of the tickers to read. */
export interface ReadTickersParameters {
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** Default: every pair. */
  readonly pairId?: string | undefined;
}
