import { BrokenConnectionError } from "./brokenConnectionError.ts";
import { checkInteger } from "./checkInteger.ts";
import { type Clock, createClock } from "./clock.ts";
import type { Conditions, RateLimit } from "./conditions.ts";
import { control } from "./control.ts";
import { createApiKeys } from "./createApiKeys.ts";
import { createJobs, type Jobs } from "./createJobs.ts";
import { createRateLimiter } from "./createRateLimiter.ts";
import type { Database } from "./database.ts";
import { createFaults } from "./faults.ts";
import { registerHandler } from "./handleRequest.ts";
import type { HandlerContext } from "./handler.ts";
import { hashText } from "./hash.ts";
import { createMarket } from "./market/createMarket.ts";
import type { MockService, RequestOrigin, ResetParameters } from "./mockService.ts";
import { createRandom } from "./random.ts";
import { type MockResponse, respondWithError, toResponse } from "./respond.ts";
import { route } from "./router.ts";
import { runJob } from "./runJob.ts";
import { loadState, type SavedState, saveState } from "./savedState.ts";
import { readScenario, type ScenarioSelection } from "./scenarios/readScenario.ts";
import { ACCOUNT_ID, createDatabase } from "./seed/createDatabase.ts";
import { type ApiKeyParameters, createKeys, createSigningKey } from "./seed/keys.ts";
import { ServiceError } from "./serviceError.ts";
import { readPastBalances } from "./wallet/readPastBalances.ts";
import { checkWebhookUrl } from "./webhooks/checkWebhookUrl.ts";
import { createOutbox, type Outbox } from "./webhooks/createOutbox.ts";
import type { Deliver } from "./webhooks/deliver.ts";
import { deliverTo } from "./webhooks/deliverTo.ts";
import type { EventData } from "./webhooks/eventData.ts";
import { guessHost } from "./webhooks/guessHost.ts";
import { readEventData } from "./webhooks/readEventData.ts";
import { readPastEvents } from "./webhooks/readPastEvents.ts";
import type { ResolveHost } from "./webhooks/resolveDeliverable.ts";

export const MARKETS_DEFAULT = 24;
export const MARKETS_MAX = 5000;

export interface CreateMockServiceParameters {
  /** Seed of all random values, including prices and keys. A whole number from 0. Default 1. */
  readonly seed?: number | undefined;
  /** Default: a clock that runs with real time. */
  readonly clock?: Clock | undefined;
  /** Replaces the seeded generator for everything except prices. Returns a number from 0 (inclusive) to 1 (exclusive). */
  readonly random?: (() => number) | undefined;
  /** Number of trading pairs, 1 to 5,000. Default: of the scenario, otherwise 24. */
  readonly markets?: number | undefined;
  /** A scenario, or several joined with `+`: `first-day+limited-scopes`. Default `default`. */
  readonly scenario?: ScenarioSelection | undefined;
  /** A state from `exportState`, to continue from instead of a scenario. Supplies the defaults of `seed` and `markets`. */
  readonly state?: SavedState | undefined;
  /** Additional keys, with other scopes, an allowlist, or of another account. */
  readonly apiKeys?: readonly ApiKeyParameters[] | undefined;
  /** The service returns 429 to a key above this rate. Default: of the scenario, otherwise no limit. */
  readonly rateLimit?: RateLimit | undefined;
  /** Lists transactions in pages of this size, with `cursor` and `next_cursor`. Default: all in one page. */
  readonly transactionPageSize?: number | undefined;
  /** Allows http and loopback in webhook URLs. Default `false`: the URL rules of the service document apply. */
  readonly deliverToLocal?: boolean | undefined;
  /** Sends webhook deliveries. Default: every receiver is unreachable until you call `onDelivery`. */
  readonly deliver?: Deliver | undefined;
  /** Resolves the hosts of webhook URLs. Default: local names resolve to loopback, all others to a public address. */
  readonly resolveHost?: ResolveHost | undefined;
  /**
   * Real time in milliseconds since the epoch. Signed requests, their nonces and `webhook-timestamp` follow it. Default:
   * `realNow` of the clock, and `Date.now` for `startMockServer`.
   */
  readonly realNow?: (() => number) | undefined;
}

/**
 * Creates an emulated service. Two services with the same parameters and time return the same responses. Throws
 * `RangeError` if a parameter is out of range, and `TypeError` if `state` is not an exported state.
 */
export function createMockService(parameters: CreateMockServiceParameters = {}): MockService {
  const { clock: given = createClock(), deliverToLocal = false, apiKeys = [], random: source } = parameters;
  const { resolveHost = guessHost, deliver = deliverNowhere, realNow = given.realNow } = parameters;
  const clock: Clock = { ...given, realNow };
  const saved = parameters.state && loadState(parameters.state);
  let scenarioName = parameters.scenario ?? saved?.state.scenario ?? "default";
  let scenario = readScenario(scenarioName);
  const { seed = saved?.state.seed ?? 1 } = parameters;
  const { markets = saved?.state.markets ?? scenario.markets ?? MARKETS_DEFAULT } = parameters;
  checkInteger({ name: "seed", value: seed, minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
  checkInteger({ name: "markets", value: markets, minimum: 1, maximum: MARKETS_MAX });

  const { rateLimit, transactionPageSize } = parameters;
  if (transactionPageSize !== undefined) {
    const range = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
    checkInteger({ name: "transactionPageSize", value: transactionPageSize, ...range });
  }
  const readConditions = (): Conditions => ({
    ...defaultConditions,
    ...scenario.conditions,
    ...(rateLimit && { rateLimit }),
    ...(transactionPageSize !== undefined && { transactionPageSize }),
  });
  const keyRandom = createRandom(seed, source);
  const keys = createKeys(keyRandom, readConditions().environment);
  const signingKey = createSigningKey(keyRandom);
  const allKeys = createApiKeys({ keys, signingKey, more: apiKeys });
  const market = createMarket({ seed, count: markets });
  const faults = createFaults(createRandom(seed + 3, source).fraction);
  let limiter = createRateLimiter(clock);
  let context: HandlerContext;
  let outbox: Outbox | undefined;
  let jobs: Jobs | undefined;
  let receiver: Deliver | undefined;

  let runs = 0;

  /**
   * Starts a run with new random values, so that no ID is used twice: a proxy that stores event IDs would otherwise ignore
   * the events of a second run as duplicates. `origin` separates them from the random values of the seeded records.
   */
  function open(db: Database, origin: string): void {
    runs += 1;
    outbox?.stop();
    jobs?.stop();
    faults.clear();
    limiter = createRateLimiter(clock);
    for (const [text, key] of allKeys) db.keys.set(text, key);
    // The time distinguishes the runs of two processes with the same seed.
    const streams = hashText(seed, `${origin} ${runs} ${clock.now()}`);
    outbox = createOutbox({
      db,
      clock,
      // A separate random stream, so that the number of events does not change the random values of handlers.
      random: createRandom(streams + 2, source),
      faults,
      deliver: (request) => (receiver ?? deliver)(request),
    });
    jobs = createJobs({ db, clock, run: (job) => runJob({ job, context }) });
    context = {
      db,
      clock,
      random: createRandom(streams + 4, source),
      market,
      emit: outbox.emit,
      cancelDeliveries: outbox.cancel,
      later: jobs.later,
      checkWebhookUrl: (url) => checkWebhookUrl({ url, resolveHost, allowLocal: deliverToLocal }),
    };
    jobs.resume();
  }

  function load({ state, createDatabase: create }: ReturnType<typeof loadState>): void {
    open(create(), state.now);
    for (const fault of state.faults) faults.add(fault);
  }

  function reset({ scenario: wanted }: ResetParameters = {}): void {
    if (wanted !== undefined) {
      scenario = readScenario(wanted);
      scenarioName = wanted;
    } else if (saved) {
      load(saved);
      return;
    }
    const random = createRandom(seed + 1, source);
    const conditions = readConditions();
    open(createDatabase({ keys: allKeys, conditions, scenario, random, market, now: clock.now() }), "");
    for (const fault of scenario.faults ?? []) faults.add(fault);
  }

  const service: MockService = {
    async fetch(input, init, origin) {
      const request = input instanceof Request && init === undefined ? input : new Request(input, init);
      return toResponse(await handle(request, origin));
    },
    keys,
    userId: ACCOUNT_ID,
    signingKey,
    clock,
    faults,
    emit({ type, data }) {
      const { db, random, emit } = context;
      const read = (): EventData => readEventData({ type, db, accountId: ACCOUNT_ID, random, now: clock.now() });
      return emit({ type, data: data ?? read(), account: { id: ACCOUNT_ID } });
    },
    onDelivery(handler) {
      const own = deliverTo({ handler });
      receiver = own;
      return () => {
        if (receiver === own) receiver = undefined;
      };
    },
    readTickers: ({ time, pairId }) => market.list({ now: time, pairId }).tickers,
    readBalances({ times }) {
      const account = context.db.accounts.get(ACCOUNT_ID);
      return account ? readPastBalances({ db: context.db, account, times, now: clock.now() }) : [];
    },
    readEvents: () => readPastEvents({ db: context.db, accountId: ACCOUNT_ID }),
    reset,
    exportState: () => saveState(service.state(), context.db),
    loadState: (state) => load(loadState(state)),
    close() {
      outbox?.stop();
      jobs?.stop();
      clock.stop();
    },
    state: () => ({
      now: new Date(clock.now()).toISOString(),
      seed,
      scenario: scenarioName,
      markets,
      environment: context.db.conditions.environment,
      user_id: ACCOUNT_ID,
      deliver_to_local: deliverToLocal,
      faults: faults.list(),
    }),
  };

  async function handle(request: Request, { remoteAddress = "127.0.0.1" }: RequestOrigin = {}): Promise<MockResponse> {
    request.signal.throwIfAborted();
    try {
      return await respond(request, remoteAddress);
    } catch (error) {
      if (request.signal.aborted || error instanceof BrokenConnectionError) throw error;
      return respondWithError(error);
    }
  }

  async function respond(request: Request, remoteAddress: string): Promise<MockResponse> {
    const { pathname, searchParams: query } = new URL(request.url);
    const found = /^.*?\/(v1|_mock)(\/.*)$/.exec(pathname);
    const path = found?.[2];
    if (path === undefined) throw new ServiceError("NOT_FOUND");
    if (found?.[1] === "_mock") return control({ service, request, path, query });
    return route({ request, path, query, remoteAddress, context, faults, limiter });
  }

  registerHandler(service, handle);
  reset();
  return service;
}

const deliverNowhere: Deliver = async () => ({ kind: "failed", reason: "unreachable" });

const defaultConditions: Conditions = {
  environment: "staging",
  holdsDeposits: false,
  hasReplayProtection: true,
  rateLimit: null,
  transactionPageSize: null,
};
