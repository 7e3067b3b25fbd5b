import type { Health, Operation, OperationRequest, ParsedInput } from "@partner-kit/contract";
import { Cancellation, type Cancelled } from "../Cancellation.ts";
import type { Metrics } from "../metrics.ts";
import { Refusal } from "../Refusal.ts";
import type { Settings } from "../settings.ts";
import { createBackOff } from "./createBackOff.ts";
import { createShared } from "./createShared.ts";
import { createSigner } from "./createSigner.ts";
import { overrideOf, writeOverridden } from "./overrides.ts";
import { readAnswer, type UpstreamAnswer } from "./readAnswer.ts";
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
  /** Milliseconds that an answer kept from before may be old. Default: what suits the operation. */
  readonly maxAge?: number | undefined;
  /** How often it is sent again when it failed on the way. Default: as set up. */
  readonly retries?: number | undefined;
}

/** The service, as the only place that knows the key. */
export interface Upstream {
  /** Sends an operation. Throws a refusal where no envelope came back. */
  send<TOperation extends Operation>(parameters: SendParameters<TOperation>): Promise<UpstreamAnswer>;
  /** How the last call went. */
  state(): Health["upstream"];
  /** Seconds that the service asked everybody to wait. */
  backOff(): number;
}

/** A request with all it takes to read its answer. */
interface Parcel {
  readonly operation: Operation;
  readonly request: OperationRequest;
  readonly mapData: ((data: unknown) => unknown) | undefined;
  readonly retries: number;
  readonly cancellation: Cancellation;
  /** It was cancelled because it took too long. */
  isLate: boolean;
}

type Outcome =
  | { readonly answer: UpstreamAnswer }
  /** Sending it again helps: `always` where the service never saw the request, `safely` where that is not known. */
  | { readonly refusal: Refusal; readonly again: "always" | "safely" | "never" };

const RETRY_PAUSE_MS = 100;
const RETRY_AFTER_MAX_MS = 2000;
// Codes of failures to connect: the service never saw the request.
const UNSENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"];

/** Makes the way to the service. Requests are written anew from the checked input, so that nothing else can be in them. */
export function createUpstream(settings: CreateUpstreamParameters): Upstream {
  const { baseUrl, apiKey, withdrawalApiKey, overrides, transport, managedSecrets, metrics } = settings;
  const { maxResponseBytes: maxBytes, now, random, schedule, logger } = settings;
  const { origin, pathname: basePath } = new URL(baseUrl);
  const shared = createShared<UpstreamAnswer>(settings);
  const backOff = createBackOff(settings);
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

  async function deliver(parcel: Parcel): Promise<UpstreamAnswer> {
    const { operation, retries, cancellation } = parcel;
    const cancelDeadline = schedule(() => {
      parcel.isLate = true;
      cancellation.cancel();
    }, timeoutOf(operation));
    try {
      for (let attempt = 0; ; attempt += 1) {
        const outcome = await exchange(parcel);
        const pause = attempt < retries ? pauseBeforeRetry(operation, outcome, attempt) : undefined;
        if (pause === undefined || !(await hasPassed(pause, cancellation))) {
          if ("answer" in outcome) return outcome.answer;
          throw outcome.refusal;
        }
      }
    } finally {
      cancelDeadline();
    }
  }

  async function exchange(parcel: Parcel): Promise<Outcome> {
    const { operation, request, mapData, cancellation: cancelled } = parcel;
    const { method, body } = request;
    const left = backOff.left();
    if (left > 0) return { refusal: tooFast(left), again: "never" };
    const bare = headersOf[operation.auth];
    const typed = body === undefined ? bare : { ...bare, "content-type": "application/json" };
    const headers = operation.auth === "signed" ? { ...typed, ...(await sign(request)) } : typed;
    const startedAt = now();
    let response: TransportResponse;
    try {
      const path = basePath + request.path;
      response = await transport({ method, origin, path, headers, body, maxBytes, cancelled });
    } catch (error) {
      const { isLate } = parcel;
      // Nobody is left to be told, nor is it a failure of the service.
      if (cancelled.isCancelled && !isLate) return { refusal: unanswered(isLate), again: "never" };
      const cause = causeCode(error);
      const refusal = fail(operation, unanswered(isLate), startedAt, cause);
      if (isLate) return { refusal, again: "never" };
      return { refusal, again: cause !== undefined && UNSENT.includes(cause) ? "always" : "safely" };
    }
    try {
      // A result that holds a new secret may repeat a stored one, if the service was set up anew.
      const secrets = operation.sensitive === "secret" ? settings.secrets : settings.secrets.concat(managedSecrets());
      const answer = readAnswer({ operation, response, secrets, mapData, now, logger });
      state = answer.status >= 500 ? "failing" : "ok";
      backOff.note(answer);
      metrics.upstream({ outcome: answer.status, milliseconds: now() - startedAt });
      return { answer };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { refusal: fail(operation, error, startedAt), again: "never" };
    }
  }

  function fail({ name }: Operation, refusal: Refusal, startedAt: number, cause?: string): Refusal {
    const { code } = refusal;
    state = "failing";
    metrics.upstream({ outcome: code, milliseconds: now() - startedAt });
    logger.warn({ operation: name, code, cause }, "no usable answer from the service");
    return refusal;
  }

  /** Milliseconds to wait, or `undefined` where it must not or need not be sent again. */
  function pauseBeforeRetry({ retry }: Operation, outcome: Outcome, attempt: number): number | undefined {
    let atLeast = 0;
    if ("refusal" in outcome) {
      if (outcome.again === "never" || (outcome.again === "safely" && retry !== "safe")) return undefined;
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

  async function deliverKept(parcel: Parcel): Promise<UpstreamAnswer> {
    const answer = await deliver(parcel);
    return isKept(answer) ? { ...answer, etag: await etagOf(answer.bytes) } : answer;
  }

  return {
    state: () => state,
    backOff: backOff.left,
    async send({ operation, input, reader, maxAge = maxAgeOf(operation), retries = settings.retries }) {
      const pack = (cancellation: Cancellation): Parcel => {
        const override = overrideOf(overrides, operation);
        const request = writeOverridden({ operation, input, override, baseUrl });
        const mapData = override?.response && ((data: unknown) => override.response?.(data, input));
        return { operation, request, mapData, retries, cancellation, isLate: false };
      };
      if (operation.method !== "GET") return deliver(pack(new Cancellation())).finally(shared.forget);
      // Joined, not a template: V8 compares a text that still is a chain of pieces many times slower.
      const key = [operation.name, JSON.stringify(input)].join(" ");
      const load = (cancellation: Cancellation): Promise<UpstreamAnswer> =>
        maxAge > 0 ? deliverKept(pack(cancellation)) : deliver(pack(cancellation));
      return shared.read({ key, maxAge, reader, load, isKept });
    },
  };
}

function isKept({ status }: UpstreamAnswer): boolean {
  return status === 200;
}

function unanswered(isTimedOut: boolean): Refusal {
  const unknown = "Whether the request arrived is not known.";
  return isTimedOut
    ? new Refusal({ code: "UPSTREAM_TIMEOUT", message: `The service did not answer in time. ${unknown}` })
    : new Refusal({ code: "UPSTREAM_UNREACHABLE", message: `The service could not be reached. ${unknown}` });
}

function tooFast(seconds: number): Refusal {
  const message = "The service asked to wait. Nothing was sent.";
  return new Refusal({ code: "RATE_LIMITED", message, headers: { "retry-after": String(seconds) } });
}

/** The short code of a network failure. Its message is left out: it can name addresses. */
function causeCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return causeCode(error.cause);
}

/** A tag that changes with the bytes; `undefined` where the platform cannot hash, as in a page that is not secure. */
async function etagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `"${Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}
