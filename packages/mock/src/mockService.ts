import type { Clock } from "./clock.ts";
import type { Fault, Faults } from "./faults.ts";
import type { ScenarioName } from "./scenarios/scenarios.ts";
import type { MockKeys } from "./seed/keys.ts";

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
  readonly state: () => MockState;
  /** Starts the scenario anew and clears the faults. Keys stay, and time does not go back. */
  readonly reset: () => void;
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
