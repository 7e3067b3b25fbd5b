import { LIVE_PATH, type Method } from "@partner-kit/contract";
import { type Access, readAccess } from "./access.ts";
import { type Answer, refusalAnswer, secureAnswer, toResponse } from "./answer.ts";
import { type Call, callOf } from "./call.ts";
import { createLive } from "./live/createLive.ts";
import { createMetrics } from "./metrics.ts";
import { createOriginRules } from "./origin.ts";
import { createPermissions } from "./permission.ts";
import { Refusal } from "./Refusal.ts";
import { createRouter } from "./router.ts";
import { forward } from "./routes/forward.ts";
import { health } from "./routes/health.ts";
import { session } from "./routes/session.ts";
import { streamLive } from "./routes/streamLive.ts";
import { type CreateProxyParameters, readSettings } from "./settings.ts";
import { createUpstream } from "./upstream/createUpstream.ts";
import { readTicker } from "./upstream/readTicker.ts";

/** A proxy between the host's pages and the service. */
export interface PartnerProxy {
  /** Answers a request. Never rejects: what goes wrong becomes an error envelope. */
  fetch(request: Request): Promise<Response>;
  /** The same on plain values, for adapters such as `toNodeListener`. */
  handle(call: Call): Promise<Answer>;
  /** Counters in the text format of Prometheus. */
  metrics(): string;
  /** Ends live streams and stops everything that runs by itself. */
  close(): Promise<void>;
}

/** A path of the kit's own. Those that are `open` are answered without asking who is there. */
type KitRoute = { readonly method: Method; readonly name: string } & (
  | { readonly open: true; answer(): Answer | Promise<Answer> }
  | { readonly open: false; answer(call: Call, access: Access): Answer | Promise<Answer> }
);

/** What came to light about a call while it was answered. */
interface Findings {
  operation: string;
  subject: string | undefined;
}

/**
 * Makes a proxy. It holds the key, and answers the service's own paths and a few of the kit's under its mount.
 *
 * Throws a `PartnerError` where a setting is missing or wrong.
 */
export function createProxy(parameters: CreateProxyParameters): PartnerProxy {
  const settings = readSettings(parameters);
  const { authorize, logger, mount, now, onRequest, maxRequestBytes, sendTravelRulePurpose } = settings;
  const metrics = createMetrics();
  const upstream = createUpstream(settings, metrics);
  const permissions = createPermissions(settings);
  const origins = createOriginRules(settings.allowedOrigins);
  const live = createLive({ ...settings, readTicker: (signal) => readTicker({ ...settings, upstream, signal }) });
  const findDestination = createRouter({ mount, kitRoutes: new Map(kitRoutes().map((route) => [route.name, route])) });

  function kitRoutes(): KitRoute[] {
    return [
      { name: "/kit/health", method: "GET", open: true, answer: () => health({ upstream }) },
      {
        name: "/kit/session",
        method: "GET",
        open: false,
        answer: (_, access) => session({ ...settings, access, permissions }),
      },
      { name: LIVE_PATH, method: "GET", open: false, answer: openStream },
      { name: "/kit/webhook", method: "POST", open: true, answer: notBuilt },
      { name: "/kit/events", method: "GET", open: false, answer: notBuilt },
      { name: "/kit/ticker-history", method: "GET", open: false, answer: notBuilt },
    ];
  }

  function accessOf(call: Call): Promise<Access> {
    return readAccess({ authorize, call, logger });
  }

  function openStream(call: Call, access: Access): Answer {
    return streamLive({ call, access, permissions, live, readAccess: accessOf });
  }

  /** The order matters: nothing is read or sent before it is known who asks, from where, and whether they may. */
  async function answer(call: Call, findings: Findings): Promise<Answer> {
    const destination = findDestination(call.method, call.path);
    if (destination.kind === "method") {
      const { allowed } = destination;
      return origins.preflight(call, allowed) ?? refusalAnswer(methodNotAllowed(allowed));
    }
    findings.operation = destination.kind === "kit" ? destination.route.name : destination.operation.name;
    if (destination.kind === "kit" && destination.route.open) return destination.route.answer();
    const access = await accessOf(call);
    findings.subject = access.subject;
    origins.check(call);
    if (destination.kind === "kit") return destination.route.answer(call, access);
    const { operation, params } = destination;
    return forward({
      operation,
      params,
      call,
      access,
      permissions,
      upstream,
      maxRequestBytes,
      sendTravelRulePurpose,
    });
  }

  function refuse({ method }: Call, { operation }: Findings, err: unknown): Answer {
    if (err instanceof Refusal) {
      logger.debug({ method, operation, code: err.code }, "refused");
      return refusalAnswer(err);
    }
    logger.error({ err }, "the proxy failed to answer");
    return refusalAnswer(new Refusal({ code: "INTERNAL", message: "Something in the proxy broke." }));
  }

  async function handle(call: Call): Promise<Answer> {
    const startedAt = now();
    const findings: Findings = { operation: "none", subject: undefined };
    const answered = await answer(call, findings).catch((err: unknown) => refuse(call, findings, err));
    const { operation, subject } = findings;
    const { status } = answered;
    const report = { operation, method: call.method, status, subject, startedAt, duration: now() - startedAt };
    metrics.request(report);
    try {
      onRequest?.(report);
    } catch (err) {
      logger.error({ err }, "onRequest failed");
    }
    return secureAnswer(answered, origins.headers(call));
  }

  return {
    fetch: async (request) => toResponse(await handle(callOf(request))),
    handle,
    metrics: () =>
      metrics.write({
        streams: ["Live streams open.", live.count()],
        back_off_seconds: ["Seconds left of the pause that the service asked for.", upstream.backOff()],
      }),
    async close() {
      live.close();
    },
  };
}

function methodNotAllowed(allowed: readonly Method[]): Refusal {
  const headers = { allow: allowed.join(", ") };
  return new Refusal({ code: "METHOD_NOT_ALLOWED", message: "The path does not know this method.", headers });
}

function notBuilt(): never {
  throw new Refusal({ code: "NOT_IMPLEMENTED", message: "Known, but not built yet." });
}
