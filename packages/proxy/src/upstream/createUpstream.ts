import {
  type Health,
  isSuccessEnvelope,
  type Operation,
  type ParsedInput,
  parseRetryAfter,
  readErrorEnvelope,
  writeRequest,
} from "@partner-kit/contract";
import { parseJson } from "../parseJson.ts";
import { Refusal } from "../Refusal.ts";
import { readBytes } from "../readBytes.ts";
import type { Settings } from "../settings.ts";
import { holdsSecret } from "./holdsSecret.ts";
import { upstreamHeaders } from "./upstreamHeaders.ts";

/** An answer of the service that is an envelope. */
export interface UpstreamAnswer {
  readonly status: number;
  /** The envelope as it came. */
  readonly text: string;
  readonly envelope: unknown;
  /** Seconds. */
  readonly retryAfter: number | undefined;
}

export interface SendParameters<TOperation extends Operation> {
  readonly operation: TOperation;
  readonly input: ParsedInput<TOperation>;
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal;
}

/** The service, as the only place that knows the key. */
export interface Upstream {
  /** Sends an operation. Throws a refusal where no envelope came back. */
  send<TOperation extends Operation>(parameters: SendParameters<TOperation>): Promise<UpstreamAnswer>;
  /** How the last call went. */
  state(): Health["upstream"];
}

/** Makes the way to the service. Requests are written anew from the checked input, so that nothing else can be in them. */
export function createUpstream(settings: Settings): Upstream {
  const { baseUrl, apiKey, fetch, timeout, maxResponseBytes, now, schedule, logger } = settings;
  let state: Health["upstream"] = "unknown";

  return {
    state: () => state,
    async send({ operation, input, signal }) {
      const { method, path, body } = writeRequest(operation, input);
      const deadline = new AbortController();
      const cancelDeadline = schedule(() => deadline.abort(), timeout);
      try {
        const response = await fetch(baseUrl + path, {
          method,
          headers: upstreamHeaders({ operation, apiKey, hasBody: body !== undefined }),
          body: body ?? null,
          // A redirect would carry the key to wherever it points.
          redirect: "manual",
          credentials: "omit",
          signal: AbortSignal.any([signal, deadline.signal]),
        });
        const bytes = await readBytes(response, maxResponseBytes);
        const answer = readAnswer(operation, response, bytes);
        state = answer.status >= 500 ? "failing" : "ok";
        return answer;
      } catch (error) {
        if (signal.aborted) throw new Refusal({ code: "UPSTREAM_UNREACHABLE", message: "The caller went away." });
        state = "failing";
        const refusal = error instanceof Refusal ? error : unanswered(deadline.signal.aborted);
        logger.warn(
          { operation: operation.name, code: refusal.code, cause: causeCode(error) },
          "no usable answer from the service",
        );
        throw refusal;
      } finally {
        cancelDeadline();
      }
    },
  };

  function readAnswer(operation: Operation, response: Response, bytes: Uint8Array | undefined): UpstreamAnswer {
    const { status, ok } = response;
    if (!bytes) throw invalid("The service's answer is too long.");
    const retryAfter = parseRetryAfter(response.headers.get("retry-after"), now());
    // The service may say that something is gone by saying nothing. Where no data is expected, that is an answer.
    if (ok && bytes.length === 0 && operation.data.safeParse(null).success) {
      const envelope = { status: "success", data: null };
      return { status: 200, text: JSON.stringify(envelope), envelope, retryAfter };
    }
    const json = parseJson(bytes);
    if (!json) throw invalid("The service's answer is not JSON.");
    if (holdsSecret(apiKey, json)) {
      logger.error(
        { operation: operation.name, status },
        "the service's answer holds the API key; it was not passed on",
      );
      throw invalid("The service's answer cannot be passed on.");
    }
    const isEnvelope = ok
      ? isSuccessEnvelope(json.value)
      : status >= 400 && readErrorEnvelope(json.value) !== undefined;
    if (!isEnvelope) throw invalid("The service's answer is not an envelope that fits its status.");
    return { status, text: json.text, envelope: json.value, retryAfter };
  }
}

function unanswered(timedOut: boolean): Refusal {
  const unknown = "Whether the request arrived is not known.";
  return timedOut
    ? new Refusal({ code: "UPSTREAM_TIMEOUT", message: `The service did not answer in time. ${unknown}` })
    : new Refusal({ code: "UPSTREAM_UNREACHABLE", message: `The service could not be reached. ${unknown}` });
}

function invalid(message: string): Refusal {
  return new Refusal({ code: "UPSTREAM_INVALID", message });
}

/** The short code of a network failure. Its message is left out: it can name addresses. */
function causeCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return causeCode(error.cause);
}
