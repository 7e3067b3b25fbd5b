import { CORRELATION_HEADER, type Method } from "@partner-kit/contract";
import { type Access, readAccess } from "./access.ts";
import { type Answer, refusalAnswer, secureAnswer, toResponse } from "./answer.ts";
import { type Call, callOf } from "./call.ts";
import { createAlarms } from "./createAlarms.ts";
import { createAllScopesWarning } from "./createAllScopesWarning.ts";
import { createAuditCheckpoints } from "./createAuditCheckpoints.ts";
import { createDrain } from "./createDrain.ts";
import { createEventFeed } from "./events/createEventFeed.ts";
import { createHandlerRunner, type HandlerRunner } from "./events/createHandlerRunner.ts";
import { createHandlerWatch } from "./events/createHandlerWatch.ts";
import { forgetOnEvents } from "./events/forgetOnEvents.ts";
import { failureOf } from "./failureCode.ts";
import { gauges } from "./gauges.ts";
import { createLive } from "./live/createLive.ts";
import { createTickerPoll } from "./live/createTickerPoll.ts";
import { createTickerReader } from "./live/createTickerReader.ts";
import { logStartWarnings } from "./logStartWarnings.ts";
import { createMetrics } from "./metrics.ts";
import { createOriginRules } from "./origin.ts";
import { createPermissions } from "./permission.ts";
import { Refusal } from "./Refusal.ts";
import { readSettings } from "./readSettings.ts";
import { createRouter } from "./router.ts";
import { forward } from "./routes/forward.ts";
import { kitRoutes } from "./routes/kitRoutes.ts";
import type { CreateProxyParameters } from "./settings.ts";
import { keepTidy } from "./store/keepTidy.ts";
import { StoreError } from "./store/StoreError.ts";
import { tell } from "./tell.ts";
import { createUpstream } from "./upstream/createUpstream.ts";
import { readTicker } from "./upstream/readTicker.ts";
import { createReceiver } from "./webhooks/createReceiver.ts";
import { createSecretMaking } from "./webhooks/createSecretMaking.ts";
import { createSecrets } from "./webhooks/createSecrets.ts";
import { followWebhooks } from "./webhooks/followWebhooks.ts";
import { withAudit } from "./withAudit.ts";

/** A proxy between the host's pages and the service. */
export interface PartnerProxy {
  /** Answers a request. Never rejects: what goes wrong becomes an error envelope. */
  fetch(request: Request): Promise<Response>;
  /** The same on plain values, for adapters such as `toNodeListener`. */
  handle(call: Call): Promise<Answer>;
  /** Counters in the text format of Prometheus. */
  metrics(): string;
  /** Ends at once the pauses that 429 responses of the service began. */
  resumeUpstream(): void;
  /** Events that `onEvent` failed on so often that they were set aside. */
  parkedEvents: HandlerRunner["parked"];
  /** Calls `onEvent` again for one of them. */
  retryEvent: HandlerRunner["retry"];
  /** Ends the live streams of a subject at once, as after a sign-out. Returns how many. Other instances end theirs within 15 seconds. */
  revoke(subject: string): number;
  /** Whether `close` was called. */
  readonly isClosing: boolean;
  /** Milliseconds that `close` waits for changes under way. */
  readonly drainTimeout: number;
  /**
   * Refuses new changes and streams, ends live streams, then waits for changes under way: the service's response, its audit
   * record and the secret that comes with it. Close the store after this.
   */
  close(): Promise<void>;
}

/** How old, in intervals, what another instance read of the ticker may be. */
const FRESH = 0.9;

/** What is known of a request while it is answered. */
class RequestContext {
  operation = "none";
  subject: string | undefined;
  #correlationId: string | undefined;

  /** Made when something first records it. Never taken from the request: a caller could give many requests one ID. */
  get correlationId(): string {
    this.#correlationId ??= crypto.randomUUID();
    return this.#correlationId;
  }

  /** The header that names the ID, if something recorded it: most deliveries have none. */
  get headers(): Readonly<Record<string, string>> {
    return this.#correlationId === undefined ? {} : { [CORRELATION_HEADER]: this.#correlationId };
  }
}

/**
 * Makes a proxy. It holds the key, and answers the service's own paths and a few of the kit's under its mount.
 *
 * Throws a `PartnerError` where a setting is missing or wrong.
 */
export function createProxy(parameters: CreateProxyParameters): PartnerProxy {
  const settings = readSettings(parameters);
  logStartWarnings(settings);
  const { logger, mount, now, onRequest, tickerInterval, sampleStep, drainTimeout } = settings;
  const { maxRequestBytes, sendTravelRulePurpose } = settings;
  const metrics = createMetrics();
  const drain = createDrain(settings);
  const secrets = createSecrets(settings);
  const upstream = createUpstream({ ...settings, metrics, managedSecrets: secrets.managed });
  const permissions = createPermissions(settings);
  const origins = createOriginRules(settings);
  const readOnce = (signal: AbortSignal) => readTicker({ ...settings, upstream, signal });
  const readShared = createTickerReader({ ...settings, read: readOnce });
  const forgetting = forgetOnEvents({ ...settings, upstream });
  const events = createEventFeed({ ...settings, onRead: forgetting.forget });
  const live = createLive({ ...settings, events, readTicker: (signal) => readShared(signal, tickerInterval * FRESH) });
  const sampler = createTickerPoll({
    ...settings,
    interval: sampleStep,
    read: (signal) => readShared(signal, sampleStep * FRESH),
    onRead: () => undefined,
  });
  if (settings.keepSampling) sampler.start();
  const alarms = createAlarms(settings);
  const making = createSecretMaking(settings);
  const receiver = createReceiver({ ...settings, secrets, making, alarms });
  const handler = createHandlerRunner(settings);
  const follow = followWebhooks({ ...settings, secrets, upstream });
  const checkpoints = createAuditCheckpoints(settings);
  const audited = withAudit({ ...settings, upstream, drain, checkpoints, onChange: follow });
  const handlerWatch = createHandlerWatch({ ...settings, alarms });
  const stopTidying = keepTidy({ ...settings, handlerWatch });
  const routes = kitRoutes({
    settings,
    permissions,
    upstream,
    receiver,
    handler,
    handlerWatch,
    alarms,
    live,
    drain,
    accessOf,
  });
  const findDestination = createRouter({ mount, routes });

  const onAll = createAllScopesWarning(settings);

  function accessOf(call: Call, correlationId: string): Promise<Access> {
    return readAccess({ settings, call, correlationId, onAll });
  }

  /** The order matters: nothing is read or sent before it is known who asks, from where, and whether they may. */
  async function answer(call: Call, context: RequestContext): Promise<Answer> {
    const destination = findDestination(call.method, call.path);
    if (destination.kind === "method") {
      const { allowed } = destination;
      return origins.preflight(call, allowed) ?? refusalAnswer(methodNotAllowed(allowed));
    }
    context.operation = destination.kind === "kit" ? destination.route.path : destination.operation.name;
    if (destination.kind === "kit" && destination.route.open) return destination.route.answer(call);
    const { correlationId } = context;
    const access = await accessOf(call, correlationId);
    context.subject = access.subject;
    if (destination.kind === "kit") {
      origins.check(call);
      return destination.route.answer(call, access, correlationId);
    }
    const { operation, params } = destination;
    const limits = { maxRequestBytes, sendTravelRulePurpose };
    const forwarded = { operation, params, call, access, permissions, correlationId, ...limits };
    if (operation.method === "GET") {
      origins.check(call);
      return forward({ ...forwarded, upstream });
    }
    const change = audited({ operation, params, subject: access.subject, correlationId });
    try {
      origins.check(call);
      return await forward({ ...forwarded, upstream: making.watch(change.upstream) });
    } catch (error) {
      await change.refused(error);
      throw error;
    }
  }

  function refuse({ method }: Call, context: RequestContext, err: unknown): Answer {
    const { operation, subject, correlationId } = context;
    if (err instanceof Refusal) {
      const { code, reason, scope } = err;
      const fields = { method, operation, code, reason, scope, subject, correlationId };
      // Nobody can fill the log without being signed in.
      if (method === "GET" || subject === undefined) logger.debug(fields, "refused");
      else logger.info(fields, err.status < 500 ? "a change was refused" : "a change failed");
      return refusalAnswer(err);
    }
    if (err instanceof StoreError) {
      logger.error({ operation, reason: err.reason, correlationId }, "the store failed");
      return refusalAnswer(new Refusal({ code: "STORE_UNAVAILABLE", message: "The store does not work." }));
    }
    logger.error({ ...failureOf(err), correlationId }, "the proxy failed to answer");
    return refusalAnswer(new Refusal({ code: "INTERNAL", message: "Something in the proxy broke." }));
  }

  async function handle(call: Call): Promise<Answer> {
    const startedAt = now();
    const context = new RequestContext();
    const answered = await answer(call, context).catch((err: unknown) => refuse(call, context, err));
    const { operation, subject } = context;
    const { status } = answered;
    const duration = now() - startedAt;
    metrics.request({ operation, status });
    if (onRequest) {
      const { correlationId } = context;
      const report = { operation, method: call.method, status, correlationId, subject, startedAt, duration };
      void tell("onRequest", logger, () => onRequest(report));
    }
    return secureAnswer(answered, { ...origins.headers(call), ...context.headers });
  }

  let closing: Promise<void> | undefined;

  async function close(): Promise<void> {
    // Before anything waits: readiness is false and streams have ended when this returns.
    const drained = drain.close();
    live.close();
    sampler.stop();
    await Promise.all([drained, handler.close()]);
    await checkpoints.close();
    stopTidying();
    events.close();
    forgetting.close();
    secrets.close();
  }

  return {
    fetch: async (request) => toResponse(await handle(callOf(request))),
    handle,
    metrics: () =>
      metrics.write(
        gauges({
          streams: live.count(),
          upstream,
          handlerLag: handlerWatch.last().seconds,
          clockSkew: receiver.clockSkew() ?? 0,
        }),
        alarms.counts(),
      ),
    resumeUpstream: upstream.resume,
    parkedEvents: handler.parked,
    retryEvent: handler.retry,
    revoke: live.revoke,
    get isClosing() {
      return drain.isClosing;
    },
    drainTimeout,
    close() {
      closing ??= close();
      return closing;
    },
  };
}

function methodNotAllowed(allowed: readonly Method[]): Refusal {
  const headers = { allow: allowed.join(", ") };
  return new Refusal({ code: "METHOD_NOT_ALLOWED", message: "The path does not know this method.", headers });
}
