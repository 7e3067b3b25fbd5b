import { type Health, type Operation, type OperationRequest, parseRetryAfter } from "@partner-kit/contract";
import type { Cancellation } from "../http/Cancellation.ts";
import { HttpError } from "../http/HttpError.ts";
import type { Metrics } from "../monitoring/createMetrics.ts";
import type { Settings } from "../settings/settings.ts";
import type { Admission, BackOff } from "./createBackOff.ts";
import { type BackOffs, createBackOffs } from "./createBackOffs.ts";
import { type CallQueue, createCallQueue, type Lane } from "./createCallQueue.ts";
import type { Credentials } from "./createCredentials.ts";
import { readUpstreamResponse, type UpstreamResponse } from "./readUpstreamResponse.ts";
import type { TransportResponse } from "./transport.ts";
import { causeCode, noResponse, notStarted, rateLimited } from "./upstreamErrors.ts";

export type CreateExchangeParameters = Settings & {
  readonly metrics: Metrics;
  /** Stored secrets must not be in a response either. */
  readonly secretStore: { managed(): readonly string[] };
};

/** A call to the service, with the state of its attempts. */
export interface UpstreamCall {
  readonly operation: Operation;
  readonly lane: Lane;
  /** The subject whose share of the queue it uses. */
  subject: string | undefined;
  readonly correlationId: string | undefined;
  readonly request: OperationRequest;
  readonly mapData: ((data: unknown) => unknown) | undefined;
  readonly retries: number;
  /** Whether an earlier attempt, or an earlier call with the same input, may have arrived. */
  isRepeated: boolean;
  readonly credentials: Credentials;
  readonly cancellation: Cancellation;
  /** Whether it was cancelled because of its timeout. */
  isTimedOut: boolean;
}

/** An attempt without a usable response. */
export interface FailedAttempt {
  readonly error: HttpError;
  /**
   * When to send it again: `always` if the service never received the request, `safely` if that is unknown. `unsent`:
   * the proxy did not send it and will not.
   */
  readonly retry: "always" | "safely" | "never" | "unsent";
}

export type AttemptOutcome = { readonly response: UpstreamResponse } | FailedAttempt;

/** Sends single attempts to the service, within the limits. */
export interface Exchange {
  /** Sends a request once, after its turn in the queue. */
  exchange(call: UpstreamCall): Promise<AttemptOutcome>;
  readonly queue: CallQueue;
  readonly backOffs: BackOffs;
  /** Result of the last attempt. */
  state(): Health["upstream"];
}

// Connection error codes: the service never received the request.
const UNSENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"];

/** Creates the exchange of requests and responses with the service. */
export function createExchange(settings: CreateExchangeParameters): Exchange {
  const { baseUrl, transport, secretStore, metrics } = settings;
  const { maxResponseBytes: maxBytes, maxBackOff, now, logger } = settings;
  const { origin, pathname: basePath } = new URL(baseUrl);
  const backOffs = createBackOffs(settings);
  const queue = createCallQueue(settings);
  let state: Health["upstream"] = "unknown";

  async function exchange(call: UpstreamCall): Promise<AttemptOutcome> {
    const waiting = queue.enter(call);
    if (waiting && !(await waiting)) return { error: notStarted(call), retry: "unsent" };
    const backOff = backOffs.of(call.operation);
    const admission = backOff.admit();
    if (typeof admission === "number") {
      queue.leave(call);
      return { error: rateLimited(admission), retry: "unsent" };
    }
    const { operation, request, credentials, cancellation } = call;
    const startedAt = now();
    try {
      const { method, body } = request;
      const bare = credentials.headersOf[operation.auth];
      const typed = body === undefined ? bare : { ...bare, "content-type": "application/json" };
      const headers = operation.auth === "signed" ? { ...typed, ...(await credentials.sign(request)) } : typed;
      const path = basePath + request.path;
      let response: TransportResponse;
      try {
        response = await transport({ method, origin, path, headers, body, maxBytes, cancelled: cancellation });
      } catch (error) {
        return readFailure(call, error, startedAt);
      }
      return read(call, response, { backOff, admission, startedAt });
    } finally {
      backOff.end(admission);
      queue.leave(call);
    }
  }

  function readFailure(call: UpstreamCall, cause: unknown, startedAt: number): FailedAttempt {
    const { cancellation, isTimedOut } = call;
    // The caller left, so this is not a failure of the service.
    if (cancellation.isCancelled && !isTimedOut) return { error: noResponse(isTimedOut), retry: "never" };
    const code = causeCode(cause);
    const isUnsent = code !== undefined && UNSENT.includes(code);
    const error = noteFailure(call, noResponse(isTimedOut, isUnsent), startedAt, code);
    if (isTimedOut) return { error, retry: "never" };
    return { error, retry: isUnsent ? "always" : "safely" };
  }

  function read(
    call: UpstreamCall,
    received: TransportResponse,
    { backOff, admission, startedAt }: { backOff: BackOff; admission: Admission; startedAt: number },
  ): AttemptOutcome {
    const { operation, mapData } = call;
    try {
      // A response with a new secret may repeat a stored one, for example after a reset of the service.
      const isSecret = operation.sensitive === "secret";
      const secrets = isSecret ? settings.secrets : settings.secrets.concat(secretStore.managed());
      const response = readUpstreamResponse({ operation, response: received, secrets, mapData, now, logger });
      state = response.status >= 500 ? "failing" : "ok";
      backOff.note(admission, response);
      metrics.upstream({ outcome: response.status, milliseconds: now() - startedAt });
      if (response.status !== 429 || response.retryAfter === undefined) return { response };
      // Browsers wait as long as the proxy pauses, which can be shorter than the service's Retry-After.
      return { response: { ...response, retryAfter: Math.min(response.retryAfter, Math.ceil(maxBackOff / 1000)) } };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      // A gateway can return a 429 that is not an envelope.
      const retryAfter = parseRetryAfter(received.header("retry-after"), now());
      backOff.note(admission, { status: received.status, retryAfter });
      return { error: noteFailure(call, error, startedAt), retry: "never" };
    }
  }

  function noteFailure(call: UpstreamCall, error: HttpError, startedAt: number, cause?: string): HttpError {
    const { operation, correlationId } = call;
    const { name, path } = operation;
    const { code, message } = error;
    state = "failing";
    metrics.upstream({ outcome: code, milliseconds: now() - startedAt });
    const problem = code === "UPSTREAM_INVALID" ? { path, problem: message } : {};
    logger.warn({ operation: name, code, cause, correlationId, ...problem }, "no usable response from the service");
    return error;
  }

  return { exchange, queue, backOffs, state: () => state };
}
