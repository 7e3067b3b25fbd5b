import { effectOf } from "./effect.ts";
import { type ErrorEnvelope, isSuccessEnvelope, readErrorEnvelope } from "./envelope.ts";
import { parameterError } from "./errorLink.ts";
import { ApiError, InputError, NetworkError, ResponseError } from "./errors.ts";
import type { Data, Input, Operation, ParsedInput } from "./operation.ts";
import { writeRequest } from "./request.ts";
import { parseRetryAfter } from "./retryAfter.ts";
import { readIssues } from "./schema/issues.ts";

export interface CreateClientParameters {
  /** The address that operation paths are appended to: of the proxy with its mount, of the emulator, or of the service. A path such as `/partner-kit` addresses the page's own origin. Throws if it is a path without a slash. */
  readonly baseUrl: string;
  /** Default: the global `fetch`, looked up at each call. */
  readonly fetch?: typeof fetch | undefined;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds until a call without a complete response fails. Default 30,000. */
  readonly timeout?: number | undefined;
  /** Milliseconds since the epoch, to turn a `Retry-After` date into seconds. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

export interface CallOptions {
  /** Aborting it rejects the call with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

export interface Client {
  /**
   * Sends an operation and returns the payload of its success envelope.
   *
   * Throws `InputError` (nothing was sent), `ApiError` (rejected), `NetworkError` (no response) or `ResponseError` (the
   * response does not match the schema). If you abort the call, it throws the reason of your signal.
   */
  call<TOperation extends Operation>(
    operation: TOperation,
    input: Input<TOperation>,
    options?: CallOptions,
  ): Promise<Data<TOperation>>;
}

/** Creates a client. It has no state: you need one for each base address. */
export function createClient(parameters: CreateClientParameters): Client {
  const { headers = {}, timeout = 30_000, now = Date.now } = parameters;
  const baseUrl = readBaseUrl(parameters.baseUrl);
  // Looked up at each call, because MSW and instrumentations replace the global later.
  const fetch: typeof globalThis.fetch = parameters.fetch ?? ((...args) => globalThis.fetch(...args));

  return {
    async call(operation, input, { signal } = {}) {
      const { name } = operation;
      const parsed = operation.input.safeParse(input);
      if (!parsed.success) throw new InputError({ operation: name, issues: readIssues(parsed.error) });
      signal?.throwIfAborted();
      // The schema belongs to the operation, but TypeScript cannot infer this from the type parameter.
      const { method, path, body } = writeRequest(operation, parsed.data as ParsedInput<typeof operation>);
      const request = { method, url: baseUrl + path };

      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), Math.min(timeout, TIMER_MAX));
      let response: Response;
      let text: string;
      try {
        response = await fetch(request.url, {
          method,
          headers: {
            accept: "application/json",
            ...(body === undefined ? {} : { "content-type": "application/json" }),
            ...headers,
          },
          body: body ?? null,
          // A redirect would send the headers, and a key among them, to another address.
          redirect: "error",
          signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
        });
        text = await response.text();
      } catch (cause) {
        signal?.throwIfAborted();
        const reason = deadline.signal.aborted ? "timeout" : "unreachable";
        throw new NetworkError({ operation: name, reason, request, effect: effectOf(operation), cause });
      } finally {
        clearTimeout(timer);
      }
      const retryAfter = parseRetryAfter(response.headers.get("retry-after"), now());
      return openEnvelope(operation, { request, status: response.status, ok: response.ok, text, retryAfter });
    },
  };
}

/** Removes slashes at the end. Throws for a path that is relative to the current page. */
function readBaseUrl(baseUrl: string): string {
  if (/^(?:$|\/|[a-z][a-z\d+.-]*:\/\/)/i.test(baseUrl)) return baseUrl.replace(/\/+$/, "");
  const message = `\`baseUrl\` is "${baseUrl}", which depends on the URL of the page. Start it with a slash or with "https://".`;
  throw parameterError(message, "SETTING_INVALID");
}

// A timer with a longer delay fires at once.
const TIMER_MAX = 2 ** 31 - 1;

interface ReceivedResponse {
  readonly request: { readonly method: string; readonly url: string };
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
  readonly retryAfter: number | undefined;
}

function openEnvelope<TOperation extends Operation>(
  operation: TOperation,
  { request, status, ok, text, retryAfter }: ReceivedResponse,
): Data<TOperation> {
  const body = parseJson(text);
  const common = { operation: operation.name, status, effect: effectOf(operation) };
  const failure = readErrorEnvelope(body);
  if (failure) throw new ApiError({ ...common, ...failure, retryAfter, approvalId: approvalIdOf(failure) });
  const envelope = isSuccessEnvelope(body) ? body : undefined;
  // An empty body has no payload. Only operations whose payload can be anything accept that.
  if (!ok || (!envelope && text !== "")) throw new ResponseError({ ...common, request, issues: [noEnvelope], body });
  const result = operation.data.safeParse(envelope?.data);
  if (!result.success) {
    const issues = readIssues(result.error).map((issue) => ({ ...issue, path: ["data", ...issue.path] }));
    throw new ResponseError({ ...common, request, issues, body });
  }
  // The schema belongs to the operation, but TypeScript cannot infer this from the type parameter.
  return result.data as Data<TOperation>;
}

function approvalIdOf({ details }: ErrorEnvelope["error"]): string | undefined {
  const id: unknown = typeof details === "object" && details ? Reflect.get(details, "approval_id") : undefined;
  return typeof id === "string" ? id : undefined;
}

const noEnvelope = { path: [], message: "expected a response envelope" };

/** The parsed JSON, or the text if it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
