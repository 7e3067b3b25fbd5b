import { getBalances } from "@partner-kit/contract";
import { createAuthenticator } from "./access/createAuthenticator.ts";
import { createOriginRules } from "./access/createOriginRules.ts";
import { createPermissions } from "./access/createPermissions.ts";
import { createPolicyGate } from "./access/createPolicyGate.ts";
import { createQuoteMemory } from "./access/createQuoteMemory.ts";
import { createApprovalFeed } from "./approvals/createApprovalFeed.ts";
import { createApprovals } from "./approvals/createApprovals.ts";
import { createLastGrants } from "./approvals/createLastGrants.ts";
import { createAuditCheckpoints } from "./audit/createAuditCheckpoints.ts";
import { createAuditRecorder } from "./audit/createAuditRecorder.ts";
import { createChanges } from "./audit/createChanges.ts";
import { createDrain } from "./audit/createDrain.ts";
import { createEventSubscriptions } from "./events/createEventSubscriptions.ts";
import { createHandlerMonitor } from "./events/createHandlerMonitor.ts";
import { createHandlerRunner, type HandlerRunner } from "./events/createHandlerRunner.ts";
import { invalidateOnEvents } from "./events/invalidateOnEvents.ts";
import { type Call, type Connection, callOf } from "./http/call.ts";
import { createSourceReader } from "./http/createSourceReader.ts";
import { type ProxyResponse, toResponse } from "./http/response.ts";
import { createBalanceSampler } from "./live/createBalanceSampler.ts";
import { createLive } from "./live/createLive.ts";
import { createTickerPoll } from "./live/createTickerPoll.ts";
import { createTickerReader } from "./live/createTickerReader.ts";
import { createAlarms } from "./monitoring/createAlarms.ts";
import { createHealthCheck } from "./monitoring/createHealthCheck.ts";
import { createMetrics } from "./monitoring/createMetrics.ts";
import { readGauges } from "./monitoring/readGauges.ts";
import { createPaymentBatches } from "./paymentBatches/createPaymentBatches.ts";
import { createRotation, type Rotation } from "./rotation/createRotation.ts";
import { createRequestHandler } from "./routes/createRequestHandler.ts";
import { createRouter } from "./routes/createRouter.ts";
import { forwardRoutes } from "./routes/forward.ts";
import { healthRoutes } from "./routes/health.ts";
import { kitRoutes } from "./routes/kitRoutes.ts";
import { receiveWebhookRoute, refuseWebhookRoute } from "./routes/receiveWebhook.ts";
import { logStartWarnings } from "./settings/logStartWarnings.ts";
import { readSettings } from "./settings/readSettings.ts";
import type { CreateProxyParameters } from "./settings/settings.ts";
import { startRetention } from "./store/startRetention.ts";
import { createTickerSource } from "./upstream/createTickerSource.ts";
import { createUpstream } from "./upstream/createUpstream.ts";
import { readOwn } from "./upstream/readOwn.ts";
import { createPendingSecrets } from "./webhooks/createPendingSecrets.ts";
import { createReceiver } from "./webhooks/createReceiver.ts";
import { createSecrets } from "./webhooks/createSecrets.ts";
import { createWebhookManager } from "./webhooks/createWebhookManager.ts";

/** Handles the requests of one listener. */
export interface ProxyListener {
  /**
   * Handles a request. Never rejects: errors become an error envelope. `webhookSources` and the limits per address need
   * the caller's address in `connection`.
   */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** Handles a request given as plain values, for adapters such as `toNodeListener`. */
  handle(call: Call): Promise<ProxyResponse>;
  /** Whether the proxy's `close` was called. */
  readonly isClosing: boolean;
}

/** A proxy between the host's pages and the service. */
export interface PartnerProxy extends ProxyListener {
  /**
   * Serves only `POST /kit/webhook` and the health paths, for a listener of its own. With `separateReceiver`, the proxy
   * accepts deliveries only here.
   */
  readonly receiver: ProxyListener;
  /** Metrics in the Prometheus text format. */
  metrics(): string;
  /** Ends all pauses after 429 responses of the service at once. */
  resumeUpstream(): void;
  /** Lists events that were parked because `onEvent` failed too often. */
  parkedEvents: HandlerRunner["parked"];
  /** Calls `onEvent` again for a parked event. */
  retryEvent: HandlerRunner["retry"];
  /**
   * Ends the live streams of a subject at once, for example when they lose their access, cancels the changes that they
   * requested and that wait for an approval, and stops their payment batches. Returns the number of streams. Other instances end theirs within 15
   * seconds.
   */
  revoke(subject: string): number;
  /** Replaces secrets without a restart. */
  rotate: Rotation["rotate"];
  /** Milliseconds that `close` waits for changes in progress. */
  readonly drainTimeout: number;
  /**
   * Refuses new changes, ends live streams, then waits for changes in progress: the service's response, its audit
   * record and any new secret. Close the store after this.
   */
  close(): Promise<void>;
}

/**
 * Creates a proxy. It holds the API key and serves the service's paths and the kit's own paths under its mount.
 *
 * Throws a `PartnerError` if a setting is missing or invalid.
 */
export function createProxy(parameters: CreateProxyParameters): PartnerProxy {
  const settings = readSettings(parameters);
  logStartWarnings(settings);
  const { mount, sampleStep, drainTimeout } = settings;
  const metrics = createMetrics();
  const alarms = createAlarms(settings);
  const drain = createDrain(settings);

  const secrets = createSecrets(settings);
  const pendingSecrets = createPendingSecrets(settings);
  const sourceOf = createSourceReader(settings);
  const receiver = createReceiver({ ...settings, sourceOf, secrets, pendingSecrets, alarms });
  const upstream = createUpstream({ ...settings, metrics, secretStore: secrets });
  const webhooks = createWebhookManager({ ...settings, secrets, upstream });
  const checkpoints = createAuditCheckpoints({ ...settings, alarms });
  const recorder = createAuditRecorder({ ...settings, checkpoints, alarms });
  const changes = createChanges({ ...settings, upstream, drain, recorder, pendingSecrets, webhooks });

  const ticker = createTickerReader({ ...settings, source: createTickerSource({ ...settings, upstream }) });
  const sampler = createTickerPoll({ ...settings, ticker, interval: sampleStep });
  const permissions = createPermissions(settings);
  const balanceSampler = createBalanceSampler({
    ...settings,
    permissions,
    read: (signal) => readOwn({ ...settings, upstream, operation: getBalances, input: {}, signal, maxAge: 0 }),
  });
  if (settings.keepSampling) {
    sampler.start();
    balanceSampler.start();
  }
  const invalidation = invalidateOnEvents({ ...settings, upstream });
  const events = createEventSubscriptions({ ...settings, invalidation });
  const feed = createApprovalFeed(settings);
  const live = createLive({ ...settings, events, ticker, approvals: feed });
  const handler = createHandlerRunner(settings);
  const handlerMonitor = createHandlerMonitor({ ...settings, alarms });
  const health = createHealthCheck({ ...settings, upstream, receiver, handler, handlerMonitor, alarms });
  const stopRetention = startRetention({ ...settings, handlerMonitor });

  const lastGrants = createLastGrants();
  const authenticator = createAuthenticator({ ...settings, onAccess: lastGrants.note });
  const quotes = createQuoteMemory(settings);
  const held = { changes, upstream, quotes, permissions, lastGrants, recorder, alarms, metrics, drain };
  const approvals = createApprovals({ ...settings, ...held });
  const policy = createPolicyGate({ ...settings, upstream, quotes, approvals });
  const paymentBatches = createPaymentBatches({ ...settings, ...held, approvals, gate: policy });
  const rotated = { secrets, approvals, paymentBatches };
  const rotation = createRotation({ settings, upstream, permissions, ...rotated, changes, live });
  const origins = createOriginRules(settings);
  const core = { settings, authenticator, permissions, policy, quotes, approvals, origins, upstream, changes };
  const services = {
    ...core,
    paymentBatches,
    receiver,
    sourceOf,
    handler,
    handlerMonitor,
    live,
    health,
    alarms,
    drain,
  };
  const routes = [
    ...healthRoutes(services),
    settings.separateReceiver ? refuseWebhookRoute(services) : receiveWebhookRoute(services),
    ...kitRoutes(services),
    ...forwardRoutes(services),
  ];
  const handlerParts = { ...settings, authenticator, metrics };
  const handle = createRequestHandler({ ...handlerParts, origins, findRoute: createRouter({ mount, routes }) });
  const receiverRoutes = [...healthRoutes(services), receiveWebhookRoute(services)];
  const handleDelivery = createRequestHandler({
    ...handlerParts,
    origins: undefined,
    findRoute: createRouter({ mount, routes: receiverRoutes }),
  });

  let closing: Promise<void> | undefined;

  async function close(): Promise<void> {
    // Runs before the first await: readiness is false and streams have ended when this returns.
    const drained = drain.close();
    live.close();
    sampler.stop();
    balanceSampler.stop();
    approvals.close();
    paymentBatches.close();
    feed.close();
    await Promise.all([drained, handler.close()]);
    await checkpoints.close();
    stopRetention();
    events.close();
    invalidation.close();
    secrets.close();
  }

  const listenerOf = (respond: PartnerProxy["handle"]): ProxyListener => ({
    fetch: async (request, connection) => toResponse(await respond(callOf(request, connection))),
    handle: respond,
    get isClosing() {
      return drain.isClosing;
    },
  });
  const { fetch } = listenerOf(handle);

  return {
    fetch,
    handle,
    receiver: listenerOf(handleDelivery),
    metrics: () =>
      metrics.write(
        readGauges({
          ...settings,
          ...health.last(),
          streams: live.count(),
          tickerAge: live.tickerAge(),
          upstream,
          handlerLag: handlerMonitor.last().seconds,
          clockSkew: receiver.clockSkew() ?? 0,
          isNotified: settings.store.isNotified?.() ?? true,
        }),
        alarms.counts(),
      ),
    resumeUpstream: upstream.resume,
    parkedEvents: handler.parked,
    retryEvent: handler.retry,
    revoke(subject) {
      approvals.cancelAllOf(subject);
      paymentBatches.stopAllOf(subject);
      return live.revoke(subject);
    },
    rotate: rotation.rotate,
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
