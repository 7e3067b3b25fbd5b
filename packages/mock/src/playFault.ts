import { type ErrorCode, errorCodes } from "@partner-kit/contract";
import { BrokenConnectionError } from "./brokenConnectionError.ts";
import type { Clock } from "./clock.ts";
import type { Fault } from "./faults.ts";
import { type MockResponse, respondWithError, type WholeResponse } from "./respond.ts";
import { ServiceError } from "./serviceError.ts";
import { wait } from "./wait.ts";

export interface PlayFaultParameters {
  readonly fault: Fault;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Creates the response without the fault. */
  readonly serve: () => Promise<WholeResponse>;
}

/** Applies a fault to a request. Throws `BrokenConnectionError` if the fault has no response. */
export async function playFault({ fault, clock, signal, serve }: PlayFaultParameters): Promise<MockResponse> {
  if (fault.latency_ms !== undefined) await wait({ clock, signal, milliseconds: fault.latency_ms });
  if (fault.offline) throw new BrokenConnectionError();
  const failure = readError(fault);
  const response = failure
    ? respondWithError(failure)
    : await serve().catch((error: unknown) => {
        signal.throwIfAborted();
        if (error instanceof BrokenConnectionError) throw error;
        return respondWithError(error);
      });
  const { malformed = false, reset = false, slow_body_ms: slowBody = 0 } = fault;
  if (!malformed && !reset && slowBody === 0) return response;
  const { status, body: whole } = response;
  const half = whole.slice(0, Math.ceil(whole.length / 2));
  // A broken connection keeps the length of the whole body.
  const length = malformed ? half.length : whole.length;
  const headers = { ...response.headers, "content-length": String(length) };
  const bytes = malformed || reset ? half : whole;
  return { status, headers, body: streamBody({ bytes, clock, milliseconds: slowBody, breaks: reset }) };
}

function readError(fault: Fault): ServiceError | undefined {
  if (fault.status === undefined && fault.code === undefined) return undefined;
  const code = readCode(fault);
  return new ServiceError(code, {
    status: fault.status,
    retryAfter: fault.retry_after,
    message: code === "INTERNAL" ? "a fault of the emulator" : undefined,
  });
}

function readCode({ code, status }: Fault): ErrorCode {
  const known = serviceCodes.find((candidate) => candidate === code);
  return known ?? serviceCodes.find((candidate) => errorCodes[candidate].status === status) ?? "INTERNAL";
}

const serviceCodes: readonly ErrorCode[] = [
  "VALIDATION_FAILED",
  "UNAUTHORIZED",
  "FORBIDDEN",
  "MISSING_SCOPE",
  "NOT_FOUND",
  "CONFLICT",
  "SECRET_ROTATION_IN_PROGRESS",
  "WEBHOOK_URL_REJECTED",
  "RATE_LIMITED",
  "REPLAY_PROTECTION_UNAVAILABLE",
];

interface StreamBodyParameters {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly clock: Clock;
  readonly milliseconds: number;
  readonly breaks: boolean;
}

const CHUNKS = 8;

function streamBody({ bytes, clock, milliseconds, breaks }: StreamBodyParameters): ReadableStream<Uint8Array> {
  const count = milliseconds === 0 ? 1 : CHUNKS;
  const size = Math.max(1, Math.ceil(bytes.length / count));
  const cancelled = new AbortController();
  let offset = 0;
  return new ReadableStream({
    async pull(controller) {
      if (offset >= bytes.length) {
        if (!breaks) return controller.close();
        // Sends the first chunks before the error, which would discard them.
        await new Promise((resolve) => setTimeout(resolve, 0));
        return controller.error(new BrokenConnectionError());
      }
      if (milliseconds > 0) await wait({ clock, signal: cancelled.signal, milliseconds: milliseconds / CHUNKS });
      controller.enqueue(bytes.slice(offset, offset + size));
      offset += size;
    },
    cancel: () => cancelled.abort(),
  });
}
