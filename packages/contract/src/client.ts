import { effectOf } from "./effect.ts";
import { isSuccessEnvelope, readErrorEnvelope } from "./envelope.ts";
import { ApiError, InputError, NetworkError, ResponseError } from "./errors.ts";
import type { Data, Input, Operation, ParsedInput } from "./operation.ts";
import { writeRequest } from "./request.ts";
import { parseRetryAfter } from "./retryAfter.ts";
import { readIssues } from "./schema/issues.ts";

/** Where a client sends its calls and how. */
export interface CreateClientParameters {
  /** Address that operation paths are appended to: the proxy's mount, the emulator, or the service. May be a path of the page's own origin. */
  readonly baseUrl: string;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds until a call without an answer fails. Default 30,000. */
  readonly timeout?: number | undefined;
  /** Milliseconds since the epoch; read only to make sense of a `Retry-After` date. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

export interface CallOptions {
  /** Aborting it rejects the call with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Calls operations. */
export interface Client {
  /**
   * Sends an operation and returns the payload of its success envelope.
   *
   * Throws `InputError` (nothing was sent), `ApiError` (refused), `NetworkError` (no answer) or `ResponseError` (an
   * answer that does not match), or the reason of the caller's signal.
   */
  call<TOperation extends Operation>(
    operation: TOperation,
    input: Input<TOperation>,
    options?: CallOptions,
  ): Promise<Data<TOperation>>;
}

/** Makes a client. It keeps no state: one per base address is enough. */
export function createClient(parameters: CreateClientParameters): Client {
  const { headers = {}, timeout = 30_000, now = Date.now } = parameters;
  const baseUrl = parameters.baseUrl.replace(/\/+$/, "");
  // Looked up at each call, so that what replaces the global later (MSW, an instrumentation) is used.
  const fetch: typeof globalThis.fetch = parameters.fetch ?? ((...args) => globalThis.fetch(...args));

  return {
    async call(operation, input, { signal } = {}) {
      const { name } = operation;
      const parsed = operation.input.safeParse(input);
      if (!parsed.success) throw new InputError({ operation: name, issues: readIssues(parsed.error) });
      signal?.throwIfAborted();
      // The schema belongs to the operation, which the compiler cannot follow through the generic.
      const request = writeRequest(operation, parsed.data as ParsedInput<typeof operation>);

      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), Math.min(timeout, TIMER_MAX));
      let response: Response;
      let text: string;
      try {
        response = await fetch(baseUrl + request.path, {
          method: request.method,
          headers: {
            accept: "application/json",
            ...(request.body === undefined ? {} : { "content-type": "application/json" }),
            ...headers,
          },
          body: request.body ?? null,
          // A redirect would carry the headers, and with them a key, to wherever it points.
          redirect: "error",
          signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
        });
        text = await response.text();
      } catch (cause) {
        signal?.throwIfAborted();
        const reason = deadline.signal.aborted ? "timeout" : "unreachable";
        throw new NetworkError({ operation: name, reason, effect: effectOf(operation), cause });
      } finally {
        clearTimeout(timer);
      }
      const retryAfter = parseRetryAfter(response.headers.get("retry-after"), now());
      return openEnvelope(operation, { status: response.status, ok: response.ok, text, retryAfter });
    },
  };
}

/** Timers take a longer delay for none at all. */
const TIMER_MAX = 2 ** 31 - 1;

interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
  readonly retryAfter: number | undefined;
}

function openEnvelope<TOperation extends Operation>(
  operation: TOperation,
  { status, ok, text, retryAfter }: Answer,
): Data<TOperation> {
  const { name, data } = operation;
  const body = parseJson(text);
  const failure = readErrorEnvelope(body);
  if (failure) {
    const { code, message } = failure;
    throw new ApiError({ operation: name, status, retryAfter, code, message, effect: effectOf(operation) });
  }
  const envelope = isSuccessEnvelope(body) ? body : undefined;
  // No body at all is no payload, which the schema lets through only where the payload is not looked at.
  if (!ok || (!envelope && text !== "")) {
    const issues = [{ path: [], message: "expected an envelope: is the base address right?" }];
    throw new ResponseError({ operation: name, status, issues, body, effect: effectOf(operation) });
  }
  const result = data.safeParse(envelope?.data);
  if (!result.success) {
    const issues = readIssues(result.error).map((issue) => ({ ...issue, path: ["data", ...issue.path] }));
    throw new ResponseError({ operation: name, status, issues, body, effect: effectOf(operation) });
  }
  // The schema belongs to the operation, which the compiler cannot follow through the generic.
  return result.data as Data<TOperation>;
}

/** The parsed text, or the text itself where it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
