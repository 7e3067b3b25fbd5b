import type { Health, Operation, ParsedInput, Resource } from "@partner-kit/contract";
import { encodeBase64Url } from "@partner-kit/contract/signing";
import { Cancellation, type Cancelled } from "../http/Cancellation.ts";
import type { CallClass } from "./createBackOffs.ts";
import type { Lane } from "./createCallQueue.ts";
import { createCredentials } from "./createCredentials.ts";
import {
  type AttemptOutcome,
  type CreateExchangeParameters,
  createExchange,
  type UpstreamCall,
} from "./createExchange.ts";
import { createSharedReads } from "./createSharedReads.ts";
import { createSubjectLimits } from "./createSubjectLimits.ts";
import { dataMapperOf, overrideOf, writeOverridden } from "./overrides.ts";
import { noData, type UpstreamResponse } from "./readUpstreamResponse.ts";
import { type TryKeyReturnType, tryKey } from "./tryKey.ts";
import { noResponse, rateLimited } from "./upstreamErrors.ts";

export type CreateUpstreamParameters = CreateExchangeParameters;

export interface SendParameters<TOperation extends Operation> {
  readonly operation: TOperation;
  readonly input: ParsedInput<TOperation>;
  /**
   * The caller that waits for the response. A change continues without its caller, because a partial change is worse
   * than a whole one.
   */
  readonly reader: { readonly caller: Cancelled };
  /** The subject whose limits the call counts against. `undefined` for the proxy's own calls, which are unlimited. */
  readonly subject?: string | undefined;
  /** The proxy's ID of the request, for the log. */
  readonly correlationId?: string | undefined;
  /** Maximum age of a cached response in milliseconds. Default: declared by the operation. */
  readonly maxAge?: number | undefined;
  /** How often to send it again after a failure. Default: the setting `retries`. */
  readonly retries?: number | undefined;
  /** Whether an earlier call with the same input may have arrived. Default: `false`. */
  readonly isRepeated?: boolean | undefined;
}

/** A call within the proxy's limits. Send or discard it. */
export interface AdmittedCall {
  /** Rejects with an `HttpError` if the service returned no envelope. */
  send(): Promise<UpstreamResponse>;
  discard(): void;
}

/** The connection to the service. Only this module and its parts use the key. */
export interface Upstream {
  /** Sends a read or joins one in flight. Rejects with an `HttpError` if the service returned no envelope. */
  send<TOperation extends Operation>(parameters: SendParameters<TOperation>): Promise<UpstreamResponse>;
  /** Admits a change. Throws an `HttpError` if a limit or a pause refuses it. */
  admit<TOperation extends Operation>(parameters: SendParameters<TOperation>): AdmittedCall;
  /** Result of the last call. */
  state(): Health["upstream"];
  /** Remaining seconds of each pause after a 429 response, by class of call. */
  backOff(): Readonly<Record<CallClass, number>>;
  /** Ends all pauses at once. */
  resume(): void;
  /** Number of calls in progress and in the queue. */
  load(): { readonly calls: number; readonly queued: number };
  /** Whether the service accepts an API key. Sends one read with it. */
  tryKey(apiKey: string): Promise<TryKeyReturnType>;
  /**
   * Uses other secrets for calls that begin after this. Drops the facts about the former ones: results of reads, and
   * pauses after 429 responses.
   */
  rotate(next: ServiceSecrets): void;
  /** Invalidates resources: later reads do not use results that were started before this. */
  invalidate(resources: ReadonlySet<Resource>): void;
}

/** The secrets of calls to the service. */
export type ServiceSecrets = Pick<CreateUpstreamParameters, "apiKey" | "withdrawalApiKey" | "signingKey">;

const RETRY_PAUSE_MS = 100;
const RETRY_AFTER_MAX_MS = 2000;

/** Creates the connection to the service. Requests are built from checked input, so they contain nothing else. */
export function createUpstream(settings: CreateUpstreamParameters): Upstream {
  const { baseUrl, overrides, random, schedule } = settings;
  const { exchange, queue, backOffs, state } = createExchange(settings);
  const basePath = new URL(baseUrl).pathname;
  let credentials = createCredentials({ ...settings, basePath });
  const shared = createSharedReads<UpstreamResponse>({ ...settings, queue });
  const limits = { reads: createSubjectLimits(settings), changes: createSubjectLimits(settings) };

  /** The proxy polls live operations at its own interval, so their declared age does not apply. */
  function maxAgeOf({ live, sharedFor }: Operation): number {
    return live ? settings.tickerInterval : sharedFor;
  }

  function timeoutOf({ method }: Operation): number {
    return method === "GET" ? settings.readTimeout : settings.changeTimeout;
  }

  function prepare<TOperation extends Operation>(
    parameters: SendParameters<TOperation>,
    cancellation: Cancellation,
  ): UpstreamCall {
    const { operation, input, subject, correlationId, retries = settings.retries, isRepeated = false } = parameters;
    const lane: Lane = operation.method === "GET" ? "reads" : "changes";
    const override = overrideOf(overrides, operation);
    const request = writeOverridden({ operation, input, override, baseUrl });
    const mapData = dataMapperOf(override, input);
    const call = { operation, lane, subject, correlationId, request, mapData, retries, credentials, cancellation };
    return { ...call, isRepeated, isTimedOut: false };
  }

  /** Throws synchronously if a limit or a pause refuses the call, so that it is not recorded and no reader joins it. */
  function admit(call: UpstreamCall): AdmittedCall {
    // Read before waiting, because the queue can change the subject of a waiting call.
    const { operation, lane, subject } = call;
    const seconds = backOffs.of(operation).wait();
    if (seconds !== undefined) throw rateLimited(seconds);
    if (subject !== undefined) limits[lane].enter(subject);
    const discard = (): void => {
      if (subject !== undefined) limits[lane].leave(subject);
    };
    return { discard, send: () => deliver(call, discard) };
  }

  async function deliver(call: UpstreamCall, end: () => void): Promise<UpstreamResponse> {
    const { operation, retries, cancellation } = call;
    const cancelDeadline = schedule(() => {
      call.isTimedOut = true;
      cancellation.cancel();
    }, timeoutOf(operation));
    try {
      let sent: AttemptOutcome | undefined;
      for (let attempt = 0; ; attempt += 1) {
        const next = await exchange(call);
        // If a retry was not sent, the previous attempt may still have been executed, so its outcome is reported.
        const outcome: AttemptOutcome = "error" in next && next.retry === "unsent" ? (sent ?? next) : next;
        const mayRetry = next === outcome && attempt < retries;
        const pause = mayRetry ? pauseBeforeRetry(operation, outcome, attempt, random) : undefined;
        if (pause === undefined || !(await hasPassed(pause, cancellation))) return finish(call, outcome);
        // The service certainly did not receive it if it may be sent again whatever it is.
        if (!("error" in outcome) || outcome.retry !== "always") call.isRepeated = true;
        sent = outcome;
      }
    } finally {
      cancelDeadline();
      end();
    }
  }

  function finish(
    { operation, isRepeated, credentials: used }: UpstreamCall,
    outcome: AttemptOutcome,
  ): UpstreamResponse {
    if ("error" in outcome) throw isRepeated && outcome.error.isUnsent ? noResponse(false) : outcome.error;
    const response = used === credentials ? outcome.response : { ...outcome.response, isOfFormerKey: true };
    if (!isRepeated) return response;
    return { ...(isDeleted(operation, response) ? noData(response) : response), isRepeated };
  }

  /** Resolves to `false` if the wait was cancelled. */
  function hasPassed(milliseconds: number, cancelled: Cancelled): Promise<boolean> {
    return new Promise((resolve) => {
      const cancel = schedule(() => resolve(!cancelled.isCancelled), milliseconds);
      cancelled.onCancel(() => {
        cancel();
        resolve(false);
      });
    });
  }

  return {
    state,
    backOff: backOffs.left,
    resume: backOffs.resume,
    load: () => ({ calls: queue.active(), queued: queue.queued() }),
    invalidate: shared.invalidate,
    tryKey(apiKey) {
      const { headersOf } = createCredentials({
        ...settings,
        apiKey,
        signingKey: undefined,
        signer: undefined,
        basePath,
      });
      return tryKey({ ...settings, headers: headersOf.key });
    },
    rotate(next) {
      credentials = createCredentials({ ...settings, ...next, basePath });
      shared.clear();
      backOffs.resume();
    },
    admit(parameters) {
      const { send, discard } = admit(prepare(parameters, new Cancellation()));
      return { discard, send: () => send().finally(shared.detach) };
    },
    async send(parameters) {
      const { operation, input, reader, subject, maxAge = maxAgeOf(operation) } = parameters;
      // `join` creates a flat string. V8 compares a concatenated one many times slower.
      const key = [operation.name, JSON.stringify(input)].join(" ");
      const load = (cancellation: Cancellation): Promise<UpstreamResponse> => {
        const response = admit(prepare(parameters, cancellation)).send();
        return maxAge > 0 ? response.then(tag) : response;
      };
      return shared.read({ key, resource: operation.resource, maxAge, reader, subject, load, isCacheable });
    },
  };
}

async function tag(response: UpstreamResponse): Promise<UpstreamResponse> {
  return isCacheable(response) ? { ...response, etag: await etagOf(response.bytes) } : response;
}

function isCacheable({ status }: UpstreamResponse): boolean {
  return status === 200;
}

/** Whether a repeated deletion finds nothing, because the first one was carried out. */
function isDeleted({ method, data }: Operation, { status }: UpstreamResponse): boolean {
  return method === "DELETE" && status === 404 && data.safeParse(null).success;
}

/** Milliseconds until the retry. `undefined` if the call must not be retried. */
function pauseBeforeRetry(
  { retry }: Operation,
  outcome: AttemptOutcome,
  attempt: number,
  random: () => number,
): number | undefined {
  const isSafe = retry === "safe";
  let atLeast = 0;
  if ("error" in outcome) {
    if (outcome.retry !== "always" && !(outcome.retry === "safely" && isSafe)) return undefined;
  } else {
    const { status, retryAfter = 0 } = outcome.response;
    atLeast = retryAfter * 1000;
    if (status < 502 || status > 504 || !isSafe || atLeast > RETRY_AFTER_MAX_MS) return undefined;
  }
  return Math.max(RETRY_PAUSE_MS * 2 ** attempt * (0.5 + random() / 2), atLeast);
}

/** An ETag of the bytes. `undefined` if the platform cannot hash, as on an insecure page. */
async function etagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `"${encodeBase64Url(hash.subarray(0, 16))}"`;
}
