import { checkInteger } from "./checkInteger.ts";
import { type Clock, createClock } from "./clock.ts";
import { control } from "./control.ts";
import { BrokenConnectionError, createFaults } from "./faults.ts";
import type { HandlerContext } from "./handler.ts";
import { notBuilt } from "./handlers.ts";
import { createMarket } from "./market/createMarket.ts";
import type { MockService } from "./mockService.ts";
import { createRandom } from "./random.ts";
import { respondWithError } from "./respond.ts";
import { route } from "./router.ts";
import { type Scenario, type ScenarioName, scenarios } from "./scenarios/scenarios.ts";
import { createDatabase } from "./seed/createDatabase.ts";
import { createKeys, createSigningKey } from "./seed/keys.ts";
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
  /** Lets webhook URLs be http and loopback. Default: the URL rules of the service document hold. */
  readonly deliverToLocal?: boolean | undefined;
}

/**
 * Makes a service that answers in place of the real one. Two with the same parameters and the same time give the same
 * answers. Throws `RangeError` where a parameter is out of bounds.
 */
export function createMockService(parameters: CreateMockServiceParameters = {}): MockService {
  const { seed = 1, clock = createClock(), scenario: scenarioName = "default", deliverToLocal = false } = parameters;
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
    context = { db: createDatabase({ keys, scenario, random, now: clock.now() }), clock, random, market };
    faults.clear();
  }

  const service: MockService = {
    async fetch(input, init) {
      const request = input instanceof Request && init === undefined ? input : new Request(input, init);
      request.signal.throwIfAborted();
      try {
        return await answer(request);
      } catch (error) {
        if (request.signal.aborted || error instanceof BrokenConnectionError) throw error;
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
      deliver_to_local: deliverToLocal,
      faults: faults.list(),
      not_built: notBuilt,
    }),
  };

  async function answer(request: Request): Promise<Response> {
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
