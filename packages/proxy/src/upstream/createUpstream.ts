import {
  type Health,
  type Operation,
  type OperationRequest,
  type ParsedInput,
  parseRetryAfter,
  type Resource,
} from "@partner-kit/contract";
import { Cancellation, type Cancelled } from "../Cancellation.ts";
import { ignore } from "../logger.ts";
import type { Metrics } from "../metrics.ts";
import { Refusal } from "../Refusal.ts";
import type { Settings } from "../settings.ts";
import type { Admission, BackOff } from "./createBackOff.ts";
import { type CallClass, createBackOffs } from "./createBackOffs.ts";
import { createCallQueue, type Lane } from "./createCallQueue.ts";
import { createShared } from "./createShared.ts";
import { createSigner } from "./createSigner.ts";
import { createSubjectLimits } from "./createSubjectLimits.ts";
import { etagOf } from "./etagOf.ts";
import { overrideOf, writeOverridden } from "./overrides.ts";
import { readAnswer, type UpstreamAnswer } from "./readAnswer.ts";
import { causeCode, notStarted, rateLimited, unanswered } from "./refusals.ts";
import type { TransportResponse } from "./transport.ts";

export type CreateUpstreamParameters = Settings & {
  readonly metrics: Metrics;
  /** Those kept for now, beside what is in the settings. */
  readonly managedSecrets: () => readonly string[];
};

export interface SendParameters<TOperation extends Operation> {
  readonly operation: TOperation;
  readonly input: ParsedInput<TOperation>;
  /** Who waits for the answer. A change under way goes on without them: half of one is worse than all of it. */
  readonly reader: { readonly caller: Cancelled };
  /** Whose limits the call counts against. `undefined` for the proxy's own calls, which have none. */
  readonly subject?: string | undefined;
  /** Of the request that asks, for the log. */
  readonly correlationId?: string | undefined;
  /** Milliseconds that an answer kept from before may be old. Default: what suits the operation. */
  readonly maxAge?: number | undefined;
  /** How often it is sent again when it failed on the way. Default: as set up. */
  readonly retries?: number | undefined;
  /** Runs once the limits of the proxy let a change pass, before it is sent. If this rejects, the change is not sent. */
  readonly begin?: (() => Promise<void>) | undefined;
}

/** The service, as the only place that knows the key. */
export interface Upstream {
  /** Sends an operation. Throws a refusal where no envelope came back. */
  send<TOperation extends Operation>(parameters: SendParameters<TOperation>): Promise<UpstreamAnswer>;
  /** How the last call went. */
  state(): Health["upstream"];
  /** Seconds that are left of the pauses that the service asked for, by class of call. */
  backOff(): Readonly<Record<CallClass, number>>;
  /** Ends these pauses at once. */
  resume(): void;
  /** How many calls are under way, and how many wait. */
  load(): { readonly calls: number; readonly queued: number };
  /** Nobody who asks from now on gets a result of these resources that was read, or is being read, before. */
  forget(resources: ReadonlySet<Resource>): void;
}

/** A request with all it takes to read its answer. */
interface Parcel {
  readonly operation: Operation;
  readonly lane: Lane;
  /** Whose share of the queue it uses. */
  subject: string | undefined;
  readonly begin: (() => Promise<void>) | undefined;
  readonly correlationId: string | undefined;
  readonly request: OperationRequest;
  readonly mapData: ((data: unknown) => unknown) | undefined;
  readonly retries: number;
  readonly cancellation: Cancellation;
  /** It was cancelled because it took too long. */
  isLate: boolean;
}

interface Undelivered {
  readonly refusal: Refusal;
  /**
   * Whether sending it again helps: `always` if the service never saw the request, `safely` if that is not known. `unsent`:
   * the proxy did not send it, and will not.
   */
  readonly again: "always" | "safely" | "never" | "unsent";
}

type Outcome = { readonly answer: UpstreamAnswer } | Undelivered;

const RETRY_PAUSE_MS = 100;
const RETRY_AFTER_MAX_MS = 2000;
// Codes of failures to connect: the service never saw the request.
const UNSENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"];

/** Makes the way to the service. Requests are written anew from the checked input, so that nothing else can be in them. */
export function createUpstream(settings: CreateUpstreamParameters): Upstream {
  const { baseUrl, apiKey, withdrawalApiKey, overrides, transport, managedSecrets, metrics } = settings;
  const { maxResponseBytes: maxBytes, maxBackOff, now, random, schedule, logger } = settings;
  const { origin, pathname: basePath } = new URL(baseUrl);
  const backOffs = createBackOffs(settings);
  const queue = createCallQueue(settings);
  const shared = createShared<UpstreamAnswer>({ ...settings, onJoin: queue.adopt });
  const limits = { reads: createSubjectLimits(settings), changes: createSubjectLimits(settings) };
  const sign = createSigner({ ...settings, basePath });
  // All that is sent to the service by way of headers, but for signatures. Nothing of the caller's request is among it.
  // Packed answers are not asked for: little is gained on the way, and a small one can unpack to anything.
  const open = { accept: "application/json", "accept-encoding": "identity" };
  const headersOf = {
    public: open,
    key: { ...open, "x-api-key": apiKey },
    signed: { ...open, "x-api-key": withdrawalApiKey ?? apiKey },
  };
  let state: Health["upstream"] = "unknown";

  /** The interval at which the proxy polls a live operation is its own to set. */
  function maxAgeOf({ live, sharedFor }: Operation): number {
    return live ? settings.tickerInterval : sharedFor;
  }

  function timeoutOf({ method }: Operation): number {
    return method === "GET" ? settings.readTimeout : settings.changeTimeout;
  }

  /** Throws at once if a limit or a pause refuses the call, so that it leaves no trace and nobody joins it. */
  function deliver(parcel: Parcel): Promise<UpstreamAnswer> {
    const { operation, lane, subject } = parcel;
    const seconds = backOffs.of(operation).wait();
    if (seconds !== undefined) throw rateLimited(seconds);
    if (subject !== undefined) limits[lane].enter(subject);
    return deliverAdmitted(parcel, subject);
  }

  async function deliverAdmitted(parcel: Parcel, subject: string | undefined): Promise<UpstreamAnswer> {
    const { operation, lane, retries, cancellation, begin } = parcel;
    let cancelDeadline = ignore;
    try {
      if (begin) await begin();
      cancelDeadline = schedule(() => {
        parcel.isLate = true;
        cancellation.cancel();
      }, timeoutOf(operation));
      let sent: Outcome | undefined;
      for (let attempt = 0; ; attempt += 1) {
        const next = await exchange(parcel);
        // A retry that was not sent says nothing about the attempt before it, which may have been carried out.
        const outcome: Outcome = "refusal" in next && next.again === "unsent" ? (sent ?? next) : next;
        const pause = next === outcome && attempt < retries ? pauseBeforeRetry(operation, outcome, attempt) : undefined;
        if (pause === undefined || !(await hasPassed(pause, cancellation))) {
          if ("answer" in outcome) return outcome.answer;
          throw outcome.refusal;
        }
        sent = outcome;
      }
    } finally {
      cancelDeadline();
      if (subject !== undefined) limits[lane].leave(subject);
    }
  }

  /** Sends a request once, when its turn has come. */
  async function exchange(parcel: Parcel): Promise<Outcome> {
    const waiting = queue.enter(parcel);
    if (waiting && !(await waiting)) return { refusal: notStarted(parcel), again: "unsent" };
    const backOff = backOffs.of(parcel.operation);
    const admission = backOff.admit();
    if (typeof admission === "number") {
      queue.leave(parcel);
      return { refusal: rateLimited(admission), again: "unsent" };
    }
    const { operation, request } = parcel;
    const startedAt = now();
    try {
      const { method, body } = request;
      const bare = headersOf[operation.auth];
      const typed = body === undefined ? bare : { ...bare, "content-type": "application/json" };
      const headers = operation.auth === "signed" ? { ...typed, ...(await sign(request)) } : typed;
      const path = basePath + request.path;
      const cancelled = parcel.cancellation;
      let response: TransportResponse;
      try {
        response = await transport({ method, origin, path, headers, body, maxBytes, cancelled });
      } catch (error) {
        return undelivered(parcel, error, startedAt);
      }
      return read(parcel, response, { backOff, admission, startedAt });
    } finally {
      backOff.end(admission);
      queue.leave(parcel);
    }
  }

  function undelivered(parcel: Parcel, error: unknown, startedAt: number): Undelivered {
    const { cancellation, isLate } = parcel;
    // Nobody is left to be told, nor is it a failure of the service.
    if (cancellation.isCancelled && !isLate) return { refusal: unanswered(isLate), again: "never" };
    const cause = causeCode(error);
    const refusal = fail(parcel, unanswered(isLate), startedAt, cause);
    if (isLate) return { refusal, again: "never" };
    return { refusal, again: cause !== undefined && UNSENT.includes(cause) ? "always" : "safely" };
  }

  function read(
    parcel: Parcel,
    response: TransportResponse,
    { backOff, admission, startedAt }: { backOff: BackOff; admission: Admission; startedAt: number },
  ): Outcome {
    const { operation, mapData } = parcel;
    try {
      // A result that holds a new secret may repeat a stored one, if the service was set up anew.
      const secrets = operation.sensitive === "secret" ? settings.secrets : settings.secrets.concat(managedSecrets());
      const answer = readAnswer({ operation, response, secrets, mapData, now, logger });
      state = answer.status >= 500 ? "failing" : "ok";
      backOff.note(admission, answer);
      metrics.upstream({ outcome: answer.status, milliseconds: now() - startedAt });
      if (answer.status !== 429 || answer.retryAfter === undefined) return { answer };
      // Browsers wait as long as the proxy does, not as long as the service asks.
      return { answer: { ...answer, retryAfter: Math.min(answer.retryAfter, Math.ceil(maxBackOff / 1000)) } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // A gateway may answer 429 with a page of its own.
      const retryAfter = parseRetryAfter(response.header("retry-after"), now());
      backOff.note(admission, { status: response.status, retryAfter });
      return { refusal: fail(parcel, error, startedAt), again: "never" };
    }
  }

  function fail(parcel: Parcel, refusal: Refusal, startedAt: number, cause?: string): Refusal {
    const { operation, correlationId } = parcel;
    const { name, path } = operation;
    const { code, message } = refusal;
    state = "failing";
    metrics.upstream({ outcome: code, milliseconds: now() - startedAt });
    const problem = code === "UPSTREAM_INVALID" ? { path, problem: message } : {};
    logger.warn({ operation: name, code, cause, correlationId, ...problem }, "no usable answer from the service");
    return refusal;
  }

  /** Milliseconds to wait, or `undefined` where it must not or need not be sent again. */
  function pauseBeforeRetry({ retry }: Operation, outcome: Outcome, attempt: number): number | undefined {
    let atLeast = 0;
    if ("refusal" in outcome) {
      if (outcome.again === "never" || outcome.again === "unsent" || (outcome.again === "safely" && retry !== "safe"))
        return undefined;
    } else {
      const { status, retryAfter = 0 } = outcome.answer;
      atLeast = retryAfter * 1000;
      if (status < 502 || status > 504 || retry !== "safe" || atLeast > RETRY_AFTER_MAX_MS) return undefined;
    }
    return Math.max(RETRY_PAUSE_MS * 2 ** attempt * (0.5 + random() / 2), atLeast);
  }

  /** Whether the time passed; it did not where it was cancelled first. */
  function hasPassed(milliseconds: number, cancelled: Cancelled): Promise<boolean> {
    return new Promise((resolve) => {
      const cancel = schedule(() => resolve(!cancelled.isCancelled), milliseconds);
      cancelled.onCancel(() => {
        cancel();
        resolve(false);
      });
    });
  }

  async function tag(answer: UpstreamAnswer): Promise<UpstreamAnswer> {
    return isKept(answer) ? { ...answer, etag: await etagOf(answer.bytes) } : answer;
  }

  return {
    state: () => state,
    backOff: backOffs.left,
    resume: backOffs.resume,
    load: () => ({ calls: queue.active(), queued: queue.queued() }),
    forget: shared.forgetResources,
    async send({ operation, input, reader, subject, correlationId, begin, ...rest }) {
      const { maxAge = maxAgeOf(operation), retries = settings.retries } = rest;
      const lane = operation.method === "GET" ? "reads" : "changes";
      const pack = (cancellation: Cancellation): Parcel => {
        const override = overrideOf(overrides, operation);
        const request = writeOverridden({ operation, input, override, baseUrl });
        const mapData = override?.response && ((data: unknown) => override.response?.(data, input));
        const context = { subject, correlationId, begin };
        return { ...context, operation, lane, request, mapData, retries, cancellation, isLate: false };
      };
      if (operation.method !== "GET") return deliver(pack(new Cancellation())).finally(shared.forget);
      // Joined, not a template: V8 compares a text that still is a chain of pieces many times slower.
      const key = [operation.name, JSON.stringify(input)].join(" ");
      const load = (cancellation: Cancellation): Promise<UpstreamAnswer> =>
        maxAge > 0 ? deliver(pack(cancellation)).then(tag) : deliver(pack(cancellation));
      return shared.read({ key, resource: operation.resource, maxAge, reader, subject, load, isKept });
    },
  };
}

function isKept({ status }: UpstreamAnswer): boolean {
  return status === 200;
}
