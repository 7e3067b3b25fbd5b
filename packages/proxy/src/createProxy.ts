import { CORRELATION_HEADER, type Method } from "@partner-kit/contract";
import { createAuthenticator } from "./access/createAuthenticator.ts";
import { createOriginRules } from "./access/createOriginRules.ts";
import { createPermissions } from "./access/createPermissions.ts";
import { createPolicyGate } from "./access/createPolicyGate.ts";
import { createAuditCheckpoints } from "./audit/createAuditCheckpoints.ts";
import { createChanges } from "./audit/createChanges.ts";
import { createDrain } from "./audit/createDrain.ts";
import { createEventSubscriptions } from "./events/createEventSubscriptions.ts";
import { createHandlerMonitor } from "./events/createHandlerMonitor.ts";
import { createHandlerRunner, type HandlerRunner } from "./events/createHandlerRunner.ts";
import { invalidateOnEvents } from "./events/invalidateOnEvents.ts";
import { type Call, callOf } from "./http/call.ts";
import { HttpError } from "./http/HttpError.ts";
import { errorResponse, type ProxyResponse, toResponse, withSecurityHeaders } from "./http/response.ts";
import { createLive } from "./live/createLive.ts";
import { createTickerPoll } from "./live/createTickerPoll.ts";
import { createTickerReader } from "./live/createTickerReader.ts";
import { catchAndLog } from "./monitoring/catchAndLog.ts";
import { createAlarms } from "./monitoring/createAlarms.ts";
import { createMetrics } from "./monitoring/createMetrics.ts";
import { describeError } from "./monitoring/describeError.ts";
import { readGauges } from "./monitoring/readGauges.ts";
import { createRouter } from "./routes/createRouter.ts";
import { forwardRoutes } from "./routes/forward.ts";
import { healthRoutes } from "./routes/health.ts";
import { listAuditRoute } from "./routes/listAudit.ts";
import { listEventsRoute } from "./routes/listEvents.ts";
import { receiveWebhookRoute } from "./routes/receiveWebhook.ts";
import { sessionRoute } from "./routes/session.ts";
import { streamLiveRoute } from "./routes/streamLive.ts";
import { tickerHistoryRoute } from "./routes/tickerHistory.ts";
import { logStartWarnings } from "./settings/logStartWarnings.ts";
import { readSettings } from "./settings/readSettings.ts";
import type { CreateProxyParameters } from "./settings/settings.ts";
import { StoreError } from "./store/StoreError.ts";
import { startRetention } from "./store/startRetention.ts";
import { createTickerSource } from "./upstream/createTickerSource.ts";
import { createUpstream } from "./upstream/createUpstream.ts";
import { createPendingSecrets } from "./webhooks/createPendingSecrets.ts";
import { createReceiver } from "./webhooks/createReceiver.ts";
import { createSecrets } from "./webhooks/createSecrets.ts";
import { createWebhookManager } from "./webhooks/createWebhookManager.ts";

/** A proxy between the host's pages and the service. */
export interface PartnerProxy {
  /** Handles a request. Never rejects: errors become an error envelope. */
  fetch(request: Request): Promise<Response>;
  /** Handles a request given as plain values, for adapters such as `toNodeListener`. */
  handle(call: Call): Promise<ProxyResponse>;
  /** Metrics in the Prometheus text format. */
  metrics(): string;
  /** Ends all pauses after 429 responses of the service at once. */
  resumeUpstream(): void;
  /** Lists events that were parked because `onEvent` failed too often. */
  parkedEvents: HandlerRunner["parked"];
  /** Calls `onEvent` again for a parked event. */
  retryEvent: HandlerRunner["retry"];
  /**
   * Ends the live streams of a subject at once, for example after a sign-out. Returns their number. Other instances end
   * theirs within 15 seconds.
   */
  revoke(subject: string): number;
  /** Whether `close` was called. */
  readonly isClosing: boolean;
  /** Milliseconds that `close` waits for changes in progress. */
  readonly drainTimeout: number;
  /**
   * Refuses new changes, ends live streams, then waits for changes in progress: the service's response, its audit
   * record and any new secret. Close the store after this.
   */
  close(): Promise<void>;
}

/** State of one request. */
class RequestContext {
  operation = "none";
  subject: string | undefined;
  #correlationId: string | undefined;

  /** Created on first use. Never taken from the request, because a caller could reuse an ID. */
  get correlationId(): string {
    this.#correlationId ??= crypto.randomUUID();
    return this.#correlationId;
  }

  /** The correlation header, if the ID was used. Most deliveries do not use it. */
  get headers(): Readonly<Record<string, string>> {
    return this.#correlationId === undefined ? {} : { [CORRELATION_HEADER]: this.#correlationId };
  }
}

/**
 * Creates a proxy. It holds the API key and serves the service's paths and the kit's own paths under its mount.
 *
 * Throws a `PartnerError` if a setting is missing or invalid.
 */
export function createProxy(parameters: CreateProxyParameters): PartnerProxy {
  const settings = readSettings(parameters);
  logStartWarnings(settings);
  const { logger, mount, now, onRequest, sampleStep, drainTimeout } = settings;
  const metrics = createMetrics();
  const alarms = createAlarms(settings);
  const drain = createDrain(settings);

  const secrets = createSecrets(settings);
  const pendingSecrets = createPendingSecrets(settings);
  const receiver = createReceiver({ ...settings, secrets, pendingSecrets, alarms });
  const upstream = createUpstream({ ...settings, metrics, secretStore: secrets });
  const webhooks = createWebhookManager({ ...settings, secrets, upstream });
  const checkpoints = createAuditCheckpoints(settings);
  const changes = createChanges({ ...settings, upstream, drain, checkpoints, pendingSecrets, webhooks });

  const ticker = createTickerReader({ ...settings, source: createTickerSource({ ...settings, upstream }) });
  const sampler = createTickerPoll({ ...settings, ticker, interval: sampleStep });
  if (settings.keepSampling) sampler.start();
  const invalidation = invalidateOnEvents({ ...settings, upstream });
  const events = createEventSubscriptions({ ...settings, invalidation });
  const live = createLive({ ...settings, events, ticker });
  const handler = createHandlerRunner(settings);
  const handlerMonitor = createHandlerMonitor({ ...settings, alarms });
  const stopRetention = startRetention({ ...settings, handlerMonitor });

  const authenticator = createAuthenticator(settings);
  const permissions = createPermissions(settings);
  const policy = createPolicyGate({ ...settings, upstream });
  const origins = createOriginRules(settings);
  const core = { settings, authenticator, permissions, policy, origins, upstream, changes };
  const services = { ...core, receiver, handler, handlerMonitor, live, alarms, drain };
  const routes = [
    ...healthRoutes(services),
    receiveWebhookRoute(services),
    sessionRoute(services),
    streamLiveRoute(services),
    listEventsRoute(services),
    tickerHistoryRoute(services),
    listAuditRoute(services),
    ...forwardRoutes(services),
  ];
  const findRoute = createRouter({ mount, routes });

  /** The order matters: the user, the origin and the permission are checked before anything is read or sent. */
  async function respond(call: Call, context: RequestContext): Promise<ProxyResponse> {
    const found = findRoute(call.method, call.path);
    if (found.kind === "method")
      return origins.preflight(call, found.allowed) ?? errorResponse(methodNotAllowed(found.allowed));
    const { operation: route, params } = found;
    context.operation = route.name ?? route.path;
    if (route.open) return route.respond(call);
    const { correlationId } = context;
    const access = await authenticator.authenticate(call, correlationId);
    context.subject = access.subject;
    // Changes check the origin later, because their refusals are recorded.
    if (route.method === "GET") origins.check(call);
    return route.respond({ call, access, correlationId, params });
  }

  function respondError({ method }: Call, context: RequestContext, error: unknown): ProxyResponse {
    const { operation, subject, correlationId } = context;
    if (error instanceof HttpError) {
      const { code, reason, scope } = error;
      const fields = { method, operation, code, reason, scope, subject, correlationId };
      // Unauthenticated callers must not fill the log.
      if (method === "GET" || subject === undefined) logger.debug(fields, "refused");
      else logger.info(fields, error.status < 500 ? "a change was refused" : "a change failed");
      return errorResponse(error);
    }
    if (error instanceof StoreError) {
      logger.error({ operation, reason: error.reason, correlationId }, "the store failed");
      return errorResponse(
        new HttpError({
          code: "STORE_UNAVAILABLE",
          message: "The proxy's store failed. The proxy's log has the reason.",
        }),
      );
    }
    logger.error({ ...describeError(error), correlationId }, "the proxy failed to handle a request");
    return errorResponse(
      new HttpError({
        code: "INTERNAL",
        message: "The proxy failed. Its log has the reason under this correlation ID.",
      }),
    );
  }

  async function handle(call: Call): Promise<ProxyResponse> {
    const startedAt = now();
    const context = new RequestContext();
    let response: ProxyResponse;
    try {
      response = await respond(call, context);
    } catch (error) {
      response = respondError(call, context, error);
    }
    const { operation, subject } = context;
    const { status } = response;
    const duration = now() - startedAt;
    metrics.request({ operation, status });
    if (onRequest) {
      const { correlationId } = context;
      const report = { operation, method: call.method, status, correlationId, subject, startedAt, duration };
      void catchAndLog("onRequest", logger, () => onRequest(report));
    }
    return withSecurityHeaders(response, origins.headers(call), context.headers);
  }

  let closing: Promise<void> | undefined;

  async function close(): Promise<void> {
    // Runs before the first await: readiness is false and streams have ended when this returns.
    const drained = drain.close();
    live.close();
    sampler.stop();
    await Promise.all([drained, handler.close()]);
    await checkpoints.close();
    stopRetention();
    events.close();
    invalidation.close();
    secrets.close();
  }

  return {
    fetch: async (request) => toResponse(await handle(callOf(request))),
    handle,
    metrics: () =>
      metrics.write(
        readGauges({
          streams: live.count(),
          upstream,
          handlerLag: handlerMonitor.last().seconds,
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

function methodNotAllowed(allowed: readonly Method[]): HttpError {
  const headers = { allow: allowed.join(", ") };
  return new HttpError({
    code: "METHOD_NOT_ALLOWED",
    message: `This path does not support the method. Use ${allowed.join(" or ")}.`,
    headers,
  });
}
