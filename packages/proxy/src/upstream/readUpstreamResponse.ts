import { isSuccessEnvelope, type Operation, parseRetryAfter, readErrorEnvelope } from "@partner-kit/contract";
import { HttpError } from "../http/HttpError.ts";
import { parseJson } from "../http/readBytes.ts";
import { parseExactJson } from "../json/parseExactJson.ts";
import { describeError } from "../monitoring/describeError.ts";
import type { Logger } from "../monitoring/logger.ts";
import type { TransportResponse } from "./transport.ts";

/** An answer of the service that is an envelope. */
export interface UpstreamResponse {
  readonly status: number;
  /** The envelope in UTF-8, as it came. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly envelope: unknown;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  /** Of answers that are kept for others who ask the same: a tag for browsers that keep it too. */
  readonly etag?: string | undefined;
}

export interface ReadUpstreamResponseParameters {
  readonly operation: Operation;
  readonly response: TransportResponse;
  /** What must not be in an answer. */
  readonly secrets: readonly string[];
  /** Turns the service's payload into the contract's. */
  readonly mapData: ((data: unknown) => unknown) | undefined;
  readonly now: () => number;
  readonly logger: Logger;
}

/** Checks that a response is the service's envelope and holds no secret. Throws an `HttpError` if it is not. */
export function readUpstreamResponse(parameters: ReadUpstreamResponseParameters): UpstreamResponse {
  const { operation, response, secrets, mapData, now, logger } = parameters;
  const { status, bytes } = response;
  if (!bytes) throw invalid("The service's answer is too long.");
  const isSuccess = status >= 200 && status < 300;
  const retryAfter = parseRetryAfter(response.header("retry-after"), now());
  // The service may say that something is gone by saying nothing. Where no data is expected, that is an answer.
  if (isSuccess && bytes.length === 0 && operation.data.safeParse(null).success) {
    return { status: 200, ...write({ status: "success", data: null }), retryAfter };
  }
  const contentType = response.header("content-type");
  const json = contentType === null || isJson(contentType) ? parseJson(bytes) : undefined;
  if (!json) throw invalid("The service's answer is not JSON.");
  if (secrets.some((secret) => holdsSecret(secret, json))) {
    logger.error({ operation: operation.name, status }, "the service's answer holds a secret; it was not passed on");
    throw invalid("The service's answer cannot be passed on.");
  }
  const envelope = json.value;
  if (
    isSuccess ? !isSuccessEnvelope(envelope) : status < 400 || status > 599 || readErrorEnvelope(envelope) === undefined
  ) {
    throw invalid("The service's answer is not an envelope that fits its status.");
  }
  const exact = mapData ? parseExactJson(json.text) : undefined;
  if (!mapData || !isSuccessEnvelope(exact)) return { status, bytes, envelope, retryAfter };
  try {
    return { status, ...write({ ...exact, data: mapData(exact.data) }), retryAfter };
  } catch (error) {
    logger.error(
      { ...describeError(error), operation: operation.name },
      "an override failed; the answer was not passed on",
    );
    throw invalid("The service's answer could not be read.");
  }
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

/** Whether a secret occurs in JSON text, as it is or behind JSON's escapes. */
function holdsSecret(secret: string, json: { readonly text: string; readonly value: unknown }): boolean {
  // Anything shorter is found in innocent text by chance, and is no key the service would make.
  if (secret.length < 8) return false;
  if (json.text.includes(secret)) return true;
  return json.text.includes("\\") && JSON.stringify(json.value).includes(JSON.stringify(secret).slice(1, -1));
}
