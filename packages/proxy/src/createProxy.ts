import { LIVE_PATH, type Method } from "@partner-kit/contract";
import { type Access, readAccess } from "./access.ts";
import { type Answer, refusalAnswer, toResponse } from "./answer.ts";
import { createLive } from "./live/createLive.ts";
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
  /** Ends live streams and stops everything that runs by itself. */
  close(): Promise<void>;
}

/** A path of the kit's own. Those that are `open` are answered without asking who is there. */
type KitRoute = { readonly method: Method } & (
  | { readonly open: true; answer(): Answer | Promise<Answer> }
  | { readonly open: false; answer(request: Request, access: Access): Answer | Promise<Answer> }
);

/**
 * Makes a proxy. It holds the key, and answers the service's own paths and a few of the kit's under its mount.
 *
 * Throws a `PartnerError` where a setting is missing or wrong.
 */
export function createProxy(parameters: CreateProxyParameters): PartnerProxy {
  const settings = readSettings(parameters);
  const { authorize, environment, logger, mount } = settings;
  const upstream = createUpstream(settings);
  const permissions = createPermissions(settings);
  const origins = createOriginRules(settings.allowedOrigins);
  const live = createLive({ ...settings, readTicker: (signal) => readTicker({ upstream, signal }) });
  const findDestination = createRouter({
    mount,
    kitRoutes: new Map<string, KitRoute>([
      ["/kit/health", { method: "GET", open: true, answer: () => health({ upstream }) }],
      [
        "/kit/session",
        { method: "GET", open: false, answer: (_, access) => session({ access, environment, permissions }) },
      ],
      [LIVE_PATH, { method: "GET", open: false, answer: openStream }],
      ["/kit/webhook", { method: "POST", open: true, answer: notBuilt }],
      ["/kit/events", { method: "GET", open: false, answer: notBuilt }],
      ["/kit/ticker-history", { method: "GET", open: false, answer: notBuilt }],
    ]),
  });

  function accessOf(request: Request): Promise<Access> {
    return readAccess({ authorize, request, logger });
  }

  function openStream(request: Request, access: Access): Answer {
    return streamLive({ request, access, permissions, live, readAccess: accessOf });
  }

  /** The order matters: nothing is read or sent before it is known who asks, from where, and whether they may. */
  async function answer(request: Request): Promise<Answer> {
    const destination = findDestination(request.method, new URL(request.url).pathname);
    if (destination.kind === "method") {
      const { allowed } = destination;
      return origins.preflight(request, allowed) ?? refusalAnswer(methodNotAllowed(allowed));
    }
    if (destination.kind === "kit" && destination.route.open) return destination.route.answer();
    const access = await accessOf(request);
    origins.check(request);
    if (destination.kind === "kit") return destination.route.answer(request, access);
    const { operation, params } = destination;
    return forward({ ...settings, operation, params, request, access, permissions, upstream });
  }

  return {
    async fetch(request) {
      const more = origins.headers(request);
      try {
        return toResponse(await answer(request), more);
      } catch (err) {
        if (err instanceof Refusal) {
          logger.debug({ method: request.method, code: err.code }, "refused");
          return toResponse(refusalAnswer(err), more);
        }
        logger.error({ err }, "the proxy failed to answer");
        return toResponse(
          refusalAnswer(new Refusal({ code: "INTERNAL", message: "Something in the proxy broke." })),
          more,
        );
      }
    },
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
