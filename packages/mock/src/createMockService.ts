import { type Clock, createClock } from "./clock.ts";
import { control } from "./control.ts";
import type { Account, Database } from "./database.ts";
import { createFaults, type Fault, type Faults } from "./faults.ts";
import type { HandlerContext } from "./handler.ts";
import { notBuilt } from "./handlers.ts";
import { createMarket } from "./market/createMarket.ts";
import { createRandom } from "./random.ts";
import { respondWithError } from "./respond.ts";
import { route } from "./router.ts";
import { type Scenario, type ScenarioName, scenarios } from "./scenarios/scenarios.ts";
import { createAccount } from "./seed/account.ts";
import { createKeys, createSigningKey, keyScopes, type MockKeys } from "./seed/keys.ts";
import { ServiceError } from "./serviceError.ts";

export const MARKETS_DEFAULT = 24;
export const MARKETS_MAX = 5000;

export interface CreateMockServiceParameters {
  /** Decides everything random, prices and keys included. A whole number from 0. Default 1. */
  readonly seed?: number | undefined;
  /** Default: one that runs with the real time. */
  readonly clock?: Clock | undefined;
  /** Replaces the seeded generator for everything but prices; returns 0 up to but without 1. */
  readonly random?: (() => number) | undefined;
  /** How many trading pairs, 1 to 5,000. Default: the scenario's, else 24. */
  readonly markets?: number | undefined;
  /** Default `default`. */
  readonly scenario?: ScenarioName | undefined;
}

/** An emulated service. */
export interface MockService {
  /**
   * Answers what is sent to `…/v1/…` as the service would, and `…/_mock/…` as the emulator. Takes what the global
   * `fetch` takes; rejects, as that does, where a fault breaks the connection or the request is aborted.
   */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  readonly keys: MockKeys;
  /** Ed25519 private key for signed requests: PKCS #8 in standard Base64. */
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
  readonly faults: readonly Fault[];
  /** Operations that answer 501. */
  readonly not_built: readonly string[];
}

/**
 * Makes a service that answers in place of the real one. Two with the same parameters and the same time give the same
 * answers. Throws `RangeError` where a parameter is out of bounds.
 */
export function createMockService(parameters: CreateMockServiceParameters = {}): MockService {
  const { seed = 1, clock = createClock(), scenario: scenarioName = "default" } = parameters;
  const scenario: Scenario = scenarios[scenarioName];
  const { markets = scenario.markets ?? MARKETS_DEFAULT } = parameters;
  checkInteger({ name: "seed", value: seed, minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
  checkInteger({ name: "markets", value: markets, minimum: 1, maximum: MARKETS_MAX });

  const keyRandom = createRandom(seed, parameters.random);
  const keys = createKeys(keyRandom);
  const signingKey = createSigningKey(keyRandom);
  const market = createMarket({ seed, count: markets });
  const faults = createFaults(clock);
  let context: HandlerContext;

  function reset(): void {
    const random = createRandom(seed + 1, parameters.random);
    const account = createAccount({ id: ACCOUNT_ID, random, now: clock.now() });
    scenario.apply?.(account, clock.now());
    context = { db: createDatabase(account, keys), clock, random, market };
    faults.clear();
  }

  const service: MockService = {
    async fetch(input, init) {
      const request = input instanceof Request && init === undefined ? input : new Request(input, init);
      request.signal.throwIfAborted();
      try {
        return await answer(request);
      } catch (error) {
        if (request.signal.aborted || isBrokenConnection(error)) throw error;
        return respondWithError(error);
      }
    },
    keys,
    signingKey,
    clock,
    faults,
    reset,
    state: () => ({
      now: new Date(clock.now()).toISOString(),
      seed,
      scenario: scenarioName,
      markets,
      faults: faults.list(),
      not_built: notBuilt,
    }),
  };

  function answer(request: Request): Promise<Response> {
    const { pathname, searchParams: query } = new URL(request.url);
    const found = /^.*?\/(v1|_mock)(\/.*)$/.exec(pathname);
    const path = found?.[2];
    if (path === undefined) throw new ServiceError("NOT_FOUND");
    if (found?.[1] === "_mock") return control({ service, request, path });
    return route({ request, path, query, context, faults });
  }

  reset();
  return service;
}
