import {
  allGrantedScopes,
  allOperations,
  type Data,
  type GrantedScope,
  getTicker,
  getTickerHistory,
  type Health,
  LIVE_PATH,
  listAssumptions,
  listAudit,
  listReceivedEvents,
  type Method,
  type Session,
} from "@partner-kit/contract";
import type { Access } from "../access.ts";
import { type Answer, successAnswer } from "../answer.ts";
import type { Call } from "../call.ts";
import type { Alarms } from "../createAlarms.ts";
import { closingRefusal, type Drain } from "../createDrain.ts";
import type { HandlerRunner } from "../events/createHandlerRunner.ts";
import type { HandlerLag, HandlerWatch } from "../events/createHandlerWatch.ts";
import { eventSight } from "../events/eventSight.ts";
import type { Live } from "../live/createLive.ts";
import { type Permission, type Permissions, refuseUnpermitted } from "../permission.ts";
import { Refusal } from "../Refusal.ts";
import type { Settings } from "../settings.ts";
import { gather } from "../store/gather.ts";
import { sampleRetention } from "../store/keepTidy.ts";
import type { ParkedEvent } from "../store/Store.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import { assumesScope } from "../upstream/overrides.ts";
import type { Receiver } from "../webhooks/createReceiver.ts";
import { readInput } from "./forward.ts";
import { listEvents, maySeeEvents } from "./listEvents.ts";

/** A path of the kit's own. Those that are `open` are answered without asking who is there. */
export type KitRoute = { readonly method: Method; readonly path: string } & (
  | { readonly open: true; answer(call: Call): Promise<Answer> }
  | { readonly open: false; answer(call: Call, access: Access, correlationId: string): Promise<Answer> }
);

export interface KitRoutesParameters {
  readonly settings: Settings;
  readonly permissions: Permissions;
  readonly upstream: Upstream;
  readonly receiver: Receiver;
  readonly handler: HandlerRunner;
  readonly handlerWatch: HandlerWatch;
  readonly alarms: Alarms;
  readonly live: Live;
  readonly drain: Drain;
  /** Asks again who is behind a call. */
  readonly accessOf: (call: Call, correlationId: string) => Promise<Access>;
}

/** The paths below the mount that the proxy answers by itself. */
export function kitRoutes(parameters: KitRoutesParameters): readonly KitRoute[] {
  const { settings, permissions, upstream, receiver, handler, handlerWatch, alarms, live, drain, accessOf } =
    parameters;
  const { store, now, overrides } = settings;
  // Anybody can ask, so those that meet share one look at the store.
  const shareHealth = gather({ run: readHealth, defer: (begin) => begin() });
  const assumed = listAssumptions({
    assumesScope: (operation) => assumesScope(overrides, operation),
    assumesCanonicalRequest: settings.canonicalize === undefined,
  }).map((assumption) => ({ ...assumption }));

  /**
   * Tells how the proxy is, with 200 while its store takes writes. Asked by load balancers, so it needs no session and
   * tells nothing of the account.
   */
  async function readHealth(): Promise<Answer> {
    await store.check();
    const parked = await handler.parked({ limit: 1 });
    const lag = await handlerWatch.look();
    const skew = receiver.clockSkew();
    return successAnswer({
      store: "ok",
      upstream: upstream.state(),
      receiver: receiver.state(),
      ...(skew !== undefined && { clock_skew_seconds: skew }),
      handler: handlerState(parked, lag),
      handler_lag_seconds: lag.seconds,
      alarms: [...alarms.recent()],
    } satisfies Health);
  }

  /** Answers 200 while the process runs: a liveness probe. */
  async function alive(): Promise<Answer> {
    return successAnswer({ alive: true });
  }

  /** Answers 200 until the proxy begins to close: a readiness probe. */
  async function ready(): Promise<Answer> {
    if (drain.isClosing) throw closingRefusal();
    return successAnswer({ ready: true });
  }

  /** Tells who is asking and what they may do, with a reason for all they may not. */
  async function session(_: Call, { subject, granted }: Access): Promise<Answer> {
    const seesWebhooks = permissions.ofScope("webhooks:view", granted).allowed;
    // Who may do what must be told even where the store does not work.
    const parked = seesWebhooks ? await handler.parked().catch(() => undefined) : undefined;
    const url = settings.receiverUrl ?? null;
    const lag = seesWebhooks ? await handlerWatch.look().catch(() => undefined) : undefined;
    const skew = receiver.clockSkew();
    const receiving = {
      state: receiver.state(),
      ...(skew !== undefined && { clock_skew_seconds: skew }),
      url,
      parked_events: parked?.length ?? null,
      ...(parked && lag && { handler: handlerState(parked, lag), handler_lag_seconds: lag.seconds }),
    };
    return successAnswer({
      subject,
      environment: settings.environment,
      scopes: allGrantedScopes.filter((scope) => permissions.ofScope(scope, granted).allowed),
      missing_scopes: allGrantedScopes.flatMap((scope) => {
        const permission = permissions.ofScope(scope, granted);
        return permission.allowed ? [] : [{ scope, reason: permission.reason }];
      }),
      operations: {
        ...Object.fromEntries(
          allOperations.map((operation) => [operation.name, permissions.ofOperation(operation, granted)]),
        ),
        ...Object.fromEntries(operations.map(({ name, may }) => [name, may(granted)])),
      },
      ...(seesWebhooks && { receiver: receiving }),
      features: { travel_rule_purpose: settings.sendTravelRulePurpose },
      assumed,
    } satisfies Session);
  }

  /** A scope of its own: who manages webhooks need not read the audit, nor the other way round. */
  function mayReadAudit(granted: ReadonlySet<GrantedScope>): Permission {
    return permissions.ofScope("audit:view", granted);
  }

  function maySeeTicker(granted: ReadonlySet<GrantedScope>): Permission {
    return permissions.ofOperation(getTicker, granted);
  }

  /** Lists what was changed through the proxy. */
  async function audit(call: Call): Promise<Answer> {
    const { after = 0, limit = 100 } = readInput({ operation: listAudit, call });
    const read = await store.readAudit({ after, limit });
    const records = read.map((record) => ({ ...record }));
    return successAnswer({ records, next: nextOf(read, limit) } satisfies Data<typeof listAudit>);
  }

  /** Tells the prices of a pair that were sampled: one place for each step, empty where nothing was. */
  async function tickerHistory(call: Call): Promise<Answer> {
    const input = readInput({ operation: getTickerHistory, call });
    const { pair_id, to = Math.floor(now() / 1000), from = Math.max(0, to - DAY_SECONDS) } = input;
    if (from >= to) throw new Refusal({ code: "VALIDATION_FAILED", message: "from is not before to." });
    const step = stepOf(settings, { from, span: to - from, wanted: input.step });
    const start = from - (from % step);
    const range = { from: start * 1000, to: to * 1000, step: step * 1000 };
    const { since, samples } = await store.readSamples({ pair_id, ...range });
    const places = new Map(samples.map((sample) => [Math.floor((sample.time / 1000 - start) / step), sample]));
    const time = Array.from({ length: Math.ceil((to - start) / step) }, (_, place) => start + place * step);
    const fill = (price: "last" | "best_bid" | "best_ask"): (string | null)[] =>
      time.map((_, place) => places.get(place)?.[price] ?? null);
    return successAnswer({
      pair_id,
      step_seconds: step,
      sampled_since: since === null ? null : toTime(since),
      time,
      last: fill("last"),
      best_bid: fill("best_bid"),
      best_ask: fill("best_ask"),
    } satisfies Data<typeof getTickerHistory>);
  }

  /** Streams live updates for as long as the person's access stays what it was when the stream began. */
  async function streamLive(call: Call, { subject, granted }: Access, correlationId: string): Promise<Answer> {
    const seesTicker = maySeeTicker(granted).allowed;
    const { any, seen, sees } = eventSight(permissions, granted);
    async function isStillAllowed(): Promise<boolean> {
      const again = await accessOf(call, correlationId).catch(() => undefined);
      if (again?.subject !== subject || maySeeTicker(again.granted).allowed !== seesTicker) return false;
      return eventSight(permissions, again.granted).seen === seen;
    }
    if (drain.isClosing) throw closingRefusal();
    const events = any ? { after: readLastEventId(call), sees } : undefined;
    const body = live.open({ subject, seesTicker, events, isStillAllowed, caller: call.caller });
    if (body) return { status: 200, headers: { "content-type": "text/event-stream", "x-accel-buffering": "no" }, body };
    const message = "Too many live streams are open. Close some, or wait.";
    throw new Refusal({ code: "TOO_MANY_STREAMS", message, headers: { "retry-after": "10" } });
  }

  const operations = [
    {
      ...listReceivedEvents,
      may: (granted: ReadonlySet<GrantedScope>) => maySeeEvents(permissions, granted),
      answer: listEvents({ store, permissions, handler }),
    },
    { ...getTickerHistory, may: maySeeTicker, answer: tickerHistory },
    { ...listAudit, may: mayReadAudit, answer: audit },
  ];
  return [
    { path: "/kit/health", method: "GET", open: true, answer: () => shareHealth(undefined) },
    { path: "/kit/alive", method: "GET", open: true, answer: alive },
    { path: "/kit/ready", method: "GET", open: true, answer: ready },
    { path: "/kit/webhook", method: "POST", open: true, answer: receiver.receive },
    { path: "/kit/session", method: "GET", open: false, answer: session },
    { path: LIVE_PATH, method: "GET", open: false, answer: streamLive },
    ...operations.map(({ path, method, may, answer }) => ({
      path,
      method,
      open: false as const,
      async answer(call: Call, access: Access) {
        refuseUnpermitted(may(access.granted));
        return answer(call, access);
      },
    })),
  ];
}

const DAY_SECONDS = 86_400;
const PLACES_USUAL = 500;
const PLACES_MAX = 2_000;

/** Seconds. Never shorter than what is kept at the age of `from`: a gap that thinning made is no gap in the sampling. */
function stepOf(
  { sampleStep, retention, now }: Settings,
  { from, span, wanted }: { readonly from: number; readonly span: number; readonly wanted: number | undefined },
): number {
  const thinned = (retention.samples ?? sampleRetention).map(({ age, step }) =>
    now() - from * 1000 > age + (step ?? 0) ? (step ?? 0) : 0,
  );
  const kept = Math.ceil(Math.max(sampleStep, ...thinned) / 1000);
  const step = Math.max(wanted ?? Math.ceil(span / PLACES_USUAL), Math.ceil(span / PLACES_MAX));
  return Math.ceil(step / kept) * kept;
}

function handlerState(parked: readonly ParkedEvent[], { isBehind }: HandlerLag): Health["handler"] {
  if (parked.length > 0) return "parked";
  return isBehind ? "behind" : "ok";
}

function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Where the next page begins; `null` at the end. */
function nextOf(read: readonly { readonly seq: number }[], limit: number): number | null {
  return read.length < limit ? null : (read.at(-1)?.seq ?? null);
}

function readLastEventId(call: Call): number | undefined {
  const text = call.header("last-event-id") ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
