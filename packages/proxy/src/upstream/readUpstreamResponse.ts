import { isSuccessEnvelope, type Operation, parseRetryAfter, readErrorEnvelope } from "@partner-kit/contract";
import { HttpError } from "../http/HttpError.ts";
import { parseJson } from "../http/readBytes.ts";
import { parseExactJson } from "../json/parseExactJson.ts";
import { describeError } from "../monitoring/describeError.ts";
import type { Logger } from "../monitoring/logger.ts";
import type { TransportResponse } from "./transport.ts";

/** A response of the service that is an envelope. */
export interface UpstreamResponse {
  readonly status: number;
  /** The envelope in UTF-8, unchanged. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly envelope: unknown;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  /** ETag of a cached response, for browsers. */
  readonly etag?: string | undefined;
  /** Whether the API key was rotated after the call began. */
  readonly isOfFormerKey?: boolean | undefined;
  /** Whether the service may have carried out an earlier attempt, so that it answered a repetition. */
  readonly isRepeated?: boolean | undefined;
}

export interface ReadUpstreamResponseParameters {
  readonly operation: Operation;
  readonly response: TransportResponse;
  /** Values that a response must not contain. */
  readonly secrets: readonly string[];
  /** Maps the service's payload to the contract's. */
  readonly mapData: ((data: unknown) => unknown) | undefined;
  readonly now: () => number;
  readonly logger: Logger;
}

/** Checks that a response is the service's envelope and contains no secret. Throws an `HttpError` if not. */
export function readUpstreamResponse(parameters: ReadUpstreamResponseParameters): UpstreamResponse {
  const { operation, response, secrets, mapData, now, logger } = parameters;
  const { status, bytes } = response;
  if (!bytes) throw invalid("The service's response is too long. Raise maxResponseBytes if it is valid.");
  const isSuccess = status >= 200 && status < 300;
  const retryAfter = parseRetryAfter(response.header("retry-after"), now());
  // The service may confirm a deletion with an empty response. That is valid if no data is expected.
  if (isSuccess && bytes.length === 0 && operation.data.safeParse(null).success) {
    return noData({ retryAfter });
  }
  const contentType = response.header("content-type");
  const json = contentType === null || isJson(contentType) ? parseJson(bytes) : undefined;
  if (!json) throw invalid("The service's response is not JSON. Check the proxy's baseUrl.");
  if (secrets.some((secret) => containsSecret(secret, json))) {
    logger.error(
      { operation: operation.name, status },
      "the service's response contains a secret, so it was discarded",
    );
    throw invalid("The service's response was discarded. The proxy's log has the reason.");
  }
  const envelope = json.value;
  if (
    isSuccess ? !isSuccessEnvelope(envelope) : status < 400 || status > 599 || readErrorEnvelope(envelope) === undefined
  ) {
    throw invalid("The service's response is not an envelope that matches its status.");
  }
  const exact = mapData ? parseExactJson(json.text) : undefined;
  if (!mapData || !isSuccessEnvelope(exact)) return { status, bytes, envelope, retryAfter };
  try {
    return { status, ...write({ ...exact, data: mapData(exact.data) }), retryAfter };
  } catch (error) {
    logger.error(
      { ...describeError(error), operation: operation.name },
      "the response function of an override threw, so the response was discarded",
    );
    throw invalid(
      "The service's response could not be mapped, because an override failed. The proxy's log has the reason.",
    );
  }
}

/** The response of an operation without data. */
export function noData(rest: Pick<UpstreamResponse, "retryAfter" | "isOfFormerKey">): UpstreamResponse {
  return { ...rest, status: 200, ...write({ status: "success", data: null }) };
}

function write(envelope: unknown): Pick<UpstreamResponse, "bytes" | "envelope"> {
  return { bytes: new TextEncoder().encode(JSON.stringify(envelope)), envelope };
}

function isJson(contentType: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType);
}

function invalid(message: string): HttpError {
  return new HttpError({ code: "UPSTREAM_INVALID", message });
}

/** Whether JSON text contains a secret, plain or escaped. */
function containsSecret(secret: string, json: { readonly text: string; readonly value: unknown }): boolean {
  // Shorter values occur in other text by chance, and the service's keys are longer.
  if (secret.length < 8) return false;
  if (json.text.includes(secret)) return true;
  return json.text.includes("\\") && JSON.stringify(json.value).includes(JSON.stringify(secret).slice(1, -1));
}
