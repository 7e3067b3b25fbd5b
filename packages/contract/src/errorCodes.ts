import type { Evidence } from "./evidence.ts";

/** Codes found in an error envelope. Those of the service, and after them those this kit's proxy adds. */
export type ErrorCode = keyof typeof errorCodes;

interface ErrorCodeFacts {
  readonly status: number;
  /** `kit` codes come from the proxy, never from the service. */
  readonly origin: "service" | "kit";
  readonly evidence: Evidence;
}

function service(status: number, evidence: Evidence = "documented"): ErrorCodeFacts {
  return { status, origin: "service", evidence };
}

function kit(status: number): ErrorCodeFacts {
  return { status, origin: "kit", evidence: "documented" };
}

/** Every error code with its HTTP status. The service document names no code for 422, 429 and 503: those three are assumed. */
export const errorCodes = {
  VALIDATION_FAILED: service(400),
  UNAUTHORIZED: service(401),
  FORBIDDEN: service(403),
  MISSING_SCOPE: service(403),
  NOT_FOUND: service(404),
  CONFLICT: service(409),
  SECRET_ROTATION_IN_PROGRESS: service(409),
  WEBHOOK_URL_REJECTED: service(422, "assumed"),
  RATE_LIMITED: service(429, "assumed"),
  REPLAY_PROTECTION_UNAVAILABLE: service(503, "assumed"),
  /** Nobody is signed in, or the session has ended. */
  SESSION_REQUIRED: kit(401),
  /** The signed-in person was not granted the scope. */
  GRANT_MISSING: kit(403),
  /** The operation is switched off on this mount. */
  OPERATION_OFF: kit(403),
  /** The request does not come from an allowed page of the host. */
  REQUEST_REFUSED: kit(403),
  /** The path or method is no operation. */
  NO_SUCH_OPERATION: kit(404),
  METHOD_NOT_ALLOWED: kit(405),
  /** The body took too long to arrive. */
  REQUEST_TIMEOUT: kit(408),
  PAYLOAD_TOO_LARGE: kit(413),
  UNSUPPORTED_MEDIA_TYPE: kit(415),
  /** The proxy limits the requests of this person, or of everybody. The service was not called. */
  TOO_MANY_REQUESTS: kit(429),
  TOO_MANY_STREAMS: kit(429),
  /** Something in the proxy broke. */
  INTERNAL: kit(500),
  /** Known to the kit, not built yet. */
  NOT_IMPLEMENTED: kit(501),
  /** The service could not be reached. */
  UPSTREAM_UNREACHABLE: kit(502),
  /** The service answered something that is no envelope. */
  UPSTREAM_INVALID: kit(502),
  STORE_UNAVAILABLE: kit(503),
  /** Too many deliveries wait to be verified. */
  RECEIVER_BUSY: kit(503),
  /** A delivery cannot be verified or stored yet. */
  RECEIVER_NOT_READY: kit(503),
  /** The proxy is shutting down. The service was not called. */
  SHUTTING_DOWN: kit(503),
  /** The service did not answer in time. */
  UPSTREAM_TIMEOUT: kit(504),
} as const satisfies Record<string, ErrorCodeFacts>;
