import { CORRELATION_HEADER, type Method } from "@partner-kit/contract";
import type { Authenticator } from "../access/createAuthenticator.ts";
import type { OriginRules } from "../access/createOriginRules.ts";
import type { Call } from "../http/call.ts";
import { HttpError } from "../http/HttpError.ts";
import { errorResponse, type ProxyResponse, withSecurityHeaders } from "../http/response.ts";
import { catchAndLog } from "../monitoring/catchAndLog.ts";
import type { Metrics } from "../monitoring/createMetrics.ts";
import { describeError } from "../monitoring/describeError.ts";
import type { Settings } from "../settings/settings.ts";
import { StoreError } from "../store/StoreError.ts";
import { type createRouter, noSuchOperation } from "./createRouter.ts";

export interface CreateRequestHandlerParameters extends Pick<Settings, "logger" | "now" | "onRequest"> {
  readonly findRoute: ReturnType<typeof createRouter>;
  readonly authenticator: Authenticator;
  readonly metrics: Metrics;
  /** `undefined` if no page may call this listener: it sends no CORS headers and hides which methods a path has. */
  readonly origins: OriginRules | undefined;
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

/** Creates the function that handles the requests of a listener. It never rejects. */
export function createRequestHandler(
  parameters: CreateRequestHandlerParameters,
): (call: Call) => Promise<ProxyResponse> {
  const { findRoute, authenticator, origins, metrics, logger, now, onRequest } = parameters;

  /** The order matters: the user, the origin and the permission are checked before anything is read or sent. */
  async function respond(call: Call, context: RequestContext): Promise<ProxyResponse> {
    const found = findRoute(call.method, call.path);
    if (found.kind === "method") {
      if (!origins) throw noSuchOperation();
      return origins.preflight(call, found.allowed) ?? errorResponse(methodNotAllowed(found.allowed));
    }
    const { operation: route, params } = found;
    context.operation = route.name ?? route.path;
    if (route.open) return route.respond(call);
    const { correlationId } = context;
    const access = await authenticator.authenticate(call, correlationId);
    context.subject = access.subject;
    // Changes check the origin later, because their refusals are recorded.
    if (route.method === "GET") origins?.check(call);
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

  return async (call) => {
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
    return withSecurityHeaders(response, origins?.headers(call) ?? {}, context.headers);
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
