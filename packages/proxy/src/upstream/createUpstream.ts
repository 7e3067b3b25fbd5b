import type { Health, Operation, OperationRequest, ParsedInput } from "@partner-kit/contract";
import type { Metrics } from "../metrics.ts";
import { Refusal } from "../Refusal.ts";
import type { Settings } from "../settings.ts";
import { createBackOff } from "./createBackOff.ts";
import { createShared } from "./createShared.ts";
import { createSigner } from "./createSigner.ts";
import { etagOf } from "./etagOf.ts";
import { maxAgeOf } from "./maxAgeOf.ts";
import { overrideOf, writeOverridden } from "./overrides.ts";
import { readAnswer, type UpstreamAnswer } from "./readAnswer.ts";
import type { TransportResponse } from "./transport.ts";
import { upstreamHeaders } from "./upstreamHeaders.ts";

export interface SendParameters<TOperation extends Operation> {
  readonly operation: TOperation;
  readonly input: ParsedInput<TOperation>;
  /** Aborted when the caller has gone. Changes under way go on without it: half of one is worse than all of it. */
  readonly signal: AbortSignal;
  /** Milliseconds that an answer kept from before may be old. Default: what suits the operation. */
  readonly maxAge?: number | undefined;
  /** How often it is sent again when it failed on the way. Default: as set up. */
  readonly retries?: number | undefined;
}

/** The service, as the only place that knows the key. */
export interface Upstream {
  /** Sends an operation. Throws a refusal where no envelope came back. */
  send<TOperation extends Operation>(parameters: SendParameters<TOperation>): Promise<UpstreamAnswer>;
  /** Something changed at the service: reads under way may be too old for those who ask from now on. */
  forget(): void;
  /** How the last call went. */
  state(): Health["upstream"];
  /** Seconds that the service asked everybody to wait. */
  backOff(): number;
}

/** A message on its way, and the controller that ends it. */
interface Parcel {
  readonly operation: Operation;
  readonly request: OperationRequest;
  readonly controller: AbortController;
  readonly mapData: ((data: unknown) => unknown) | undefined;
  readonly retries: number;
}

type Outcome =
  | { readonly answer: UpstreamAnswer }
  /** `sent` is what is known of the request: with `no` it is certain that the service never saw it. */
  | { readonly refusal: Refusal; readonly sent: "no" | "unknown" | "yes" };

const TIMED_OUT = "timed out";
const RETRY_PAUSE_MS = 100;
const RETRY_AFTER_MAX_MS = 2000;
// Codes of failures to connect: the service never saw the request.
const UNSENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"];

/** Makes the way to the service. Requests are written anew from the checked input, so that nothing else can be in them. */
export function createUpstream(settings: Settings, metrics: Metrics): Upstream {
  const { baseUrl, overrides, timeout, transport, secrets, maxResponseBytes } = settings;
  const { now, random, schedule, logger } = settings;
  const shared = createShared<UpstreamAnswer>(settings);
  const backOff = createBackOff(settings);
  const sign = createSigner(settings);
  let state: Health["upstream"] = "unknown";

  async function deliver(parcel: Parcel): Promise<UpstreamAnswer> {
    const cancelDeadline = schedule(() => parcel.controller.abort(TIMED_OUT), timeout);
    try {
      for (let attempt = 0; ; attempt += 1) {
        const outcome = await exchange(parcel);
        const pause = attempt < parcel.retries ? pauseBeforeRetry(parcel.operation, outcome, attempt) : undefined;
        if (pause === undefined || !(await wait(pause, parcel.controller.signal))) {
          if ("answer" in outcome) return outcome.answer;
          throw outcome.refusal;
        }
      }
    } finally {
      cancelDeadline();
    }
  }

  async function exchange({ operation, request, controller, mapData }: Parcel): Promise<Outcome> {
    const { signal } = controller;
    const left = backOff.left();
    if (left > 0) return { refusal: tooFast(left), sent: "yes" };
    const signature = operation.auth === "signed" ? await sign(request) : {};
    const headers = {
      ...upstreamHeaders({ ...settings, operation, hasBody: request.body !== undefined }),
      ...signature,
    };
    const startedAt = now();
    let response: TransportResponse;
    try {
      const { method, path, body } = request;
      response = await transport({ method, url: baseUrl + path, headers, body, maxBytes: maxResponseBytes, signal });
    } catch (error) {
      if (signal.aborted && signal.reason !== TIMED_OUT) return { refusal: leftAlone(), sent: "yes" };
      const cause = causeCode(error);
      const refusal = signal.aborted ? timedOut() : unreachable();
      fail(operation, refusal, cause, startedAt);
      if (signal.aborted) return { refusal, sent: "yes" };
      return { refusal, sent: cause !== undefined && UNSENT.includes(cause) ? "no" : "unknown" };
    }
    try {
      const answer = readAnswer({ operation, response, secrets, mapData, now, logger });
      state = answer.status >= 500 ? "failing" : "ok";
      backOff.note(answer);
      metrics.upstream({ outcome: String(answer.status), milliseconds: now() - startedAt });
      return { answer };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      fail(operation, error, undefined, startedAt);
      return { refusal: error, sent: "yes" };
    }
  }

  function fail({ name }: Operation, { code }: Refusal, cause: string | undefined, startedAt: number): void {
    state = "failing";
    metrics.upstream({ outcome: code, milliseconds: now() - startedAt });
    logger.warn({ operation: name, code, cause }, "no usable answer from the service");
  }

  /** Milliseconds to wait, or `undefined` where it must not or need not be tried again. */
  function pauseBeforeRetry({ retry }: Operation, outcome: Outcome, attempt: number): number | undefined {
    const pause = RETRY_PAUSE_MS * 2 ** attempt * (0.5 + random() / 2);
    if ("refusal" in outcome) {
      return outcome.sent === "no" || (outcome.sent === "unknown" && retry === "safe") ? pause : undefined;
    }
    const { status, retryAfter = 0 } = outcome.answer;
    if (retry !== "safe" || status < 502 || status > 504 || retryAfter * 1000 > RETRY_AFTER_MAX_MS) return undefined;
    return Math.max(pause, retryAfter * 1000);
  }

  /** Whether the time passed; it does not where the signal is aborted first. */
  function wait(milliseconds: number, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const abort = (): void => {
        cancel();
        resolve(false);
      };
      const cancel = schedule(() => {
        signal.removeEventListener("abort", abort);
        resolve(!signal.aborted);
      }, milliseconds);
      signal.addEventListener("abort", abort, { once: true });
    });
  }

  return {
    state: () => state,
    backOff: backOff.left,
    forget: shared.forget,
    async send({ operation, input, signal, maxAge = maxAgeOf(operation, settings), retries = settings.retries }) {
      const override = overrideOf(overrides, operation);
      const request = writeOverridden({ operation, input, override, baseUrl });
      const mapData = override?.response && ((data: unknown) => override.response?.(data, input));
      const load = (controller: AbortController) => deliver({ operation, request, controller, mapData, retries });
      if (operation.method !== "GET") {
        try {
          return await load(new AbortController());
        } finally {
          shared.forget();
        }
      }
      const isKept = ({ status }: UpstreamAnswer) => status === 200;
      const loadKept = async (controller: AbortController) => {
        const answer = await load(controller);
        return maxAge > 0 && isKept(answer) ? { ...answer, etag: await etagOf(answer.text) } : answer;
      };
      const key = `${operation.name} ${request.path} ${request.body ?? ""}`;
      try {
        return await shared.read({ key, maxAge, signal, load: maxAge > 0 ? loadKept : load, isKept });
      } catch (error) {
        throw signal.aborted ? leftAlone() : error;
      }
    },
  };
}

function timedOut(): Refusal {
  return new Refusal({ code: "UPSTREAM_TIMEOUT", message: `The service did not answer in time. ${UNKNOWN}` });
}

function unreachable(): Refusal {
  return new Refusal({ code: "UPSTREAM_UNREACHABLE", message: `The service could not be reached. ${UNKNOWN}` });
}

const UNKNOWN = "Whether the request arrived is not known.";

function leftAlone(): Refusal {
  return new Refusal({ code: "UPSTREAM_UNREACHABLE", message: "The caller went away." });
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
