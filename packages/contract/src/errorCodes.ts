import type { Evidence } from "./evidence.ts";

/** A code of an error envelope: the service's codes, then the codes that the kit's proxy adds. */
export type ErrorCode = keyof typeof errorCodes;

interface ErrorCodeFacts {
  readonly status: number;
  /** The proxy adds `kit` codes. The service never returns them. */
  readonly origin: "service" | "kit";
  readonly evidence: Evidence;
  /** How a developer fixes the cause, if the message of the response does not explain it. */
  readonly fix?: string | undefined;
}

function service(status: number, fix: string, evidence: Evidence = "documented"): ErrorCodeFacts {
  return { status, origin: "service", evidence, fix };
}

function kit(status: number): ErrorCodeFacts {
  return { status, origin: "kit", evidence: "documented" };
}

/** Every error code with its HTTP status. The service document names no codes for 422, 429 and 503: those three are assumed. */
export const errorCodes = {
  VALIDATION_FAILED: service(400, "Correct the input. The service did not carry out the request."),
  UNAUTHORIZED: service(401, "Check the API key, its environment, and the signature of a withdrawal."),
  FORBIDDEN: service(403, "Check the scopes, IP allowlist and account of the API key."),
  MISSING_SCOPE: service(403, "Create an API key that has the scope."),
  NOT_FOUND: service(404, "Check the ID. It may belong to another account."),
  CONFLICT: service(409, "Request a new quote if it expired, or use a new idempotency key for a new intent."),
  SECRET_ROTATION_IN_PROGRESS: service(409, "Rotate again after `previous_secret_valid_until`."),
  WEBHOOK_URL_REJECTED: service(422, "Use a public HTTPS URL without credentials and fragment.", "assumed"),
  RATE_LIMITED: service(429, "Send requests less often, and wait for `retryAfter` seconds.", "assumed"),
  REPLAY_PROTECTION_UNAVAILABLE: service(503, "Send the request again later, signed with a new nonce.", "assumed"),
  /** Nobody is signed in, or the session has ended. */
  SESSION_REQUIRED: kit(401),
  /** The signed-in person does not have the scope. */
  GRANT_MISSING: kit(403),
  /** A person who requested a change cannot decide about it. */
  SECOND_PERSON_REQUIRED: kit(403),
  /** The policy of the proxy's host does not allow the change. Nothing was sent. */
  POLICY_DENIED: kit(403),
  /** The proxy's settings turn the operation off. */
  OPERATION_OFF: kit(403),
  /** The request does not come from an allowed page of the host. */
  REQUEST_REFUSED: kit(403),
  /** No operation has this path. */
  NO_SUCH_OPERATION: kit(404),
  METHOD_NOT_ALLOWED: kit(405),
  /** The body took too long to arrive. */
  REQUEST_TIMEOUT: kit(408),
  /** The policy of the proxy's host allows the change only after another person approves it. Nothing was sent. */
  APPROVAL_REQUIRED: kit(409),
  /** The approval is no longer pending: somebody decided about it, it was cancelled, or it expired. */
  APPROVAL_DECIDED: kit(409),
  PAYLOAD_TOO_LARGE: kit(413),
  UNSUPPORTED_MEDIA_TYPE: kit(415),
  /** The proxy's settings do not allow webhooks to this host. Nothing was sent. */
  DESTINATION_REFUSED: kit(422),
  /** The proxy limits the requests of this person, or of everybody. The service was not called. */
  TOO_MANY_REQUESTS: kit(429),
  TOO_MANY_STREAMS: kit(429),
  /** The proxy failed. */
  INTERNAL: kit(500),
  /** The kit does not implement the operation yet. */
  NOT_IMPLEMENTED: kit(501),
  /** The proxy could not reach the service. */
  UPSTREAM_UNREACHABLE: kit(502),
  /** The service's response is not an envelope. */
  UPSTREAM_INVALID: kit(502),
  STORE_UNAVAILABLE: kit(503),
  /** The key service of the proxy's host did not sign or encrypt. Nothing was sent. */
  KEY_SERVICE_UNAVAILABLE: kit(503),
  /** Too many deliveries wait to be verified. */
  RECEIVER_BUSY: kit(503),
  /** The receiver cannot verify or store a delivery yet. */
  RECEIVER_NOT_READY: kit(503),
  /** The receiver does not accept deliveries at this listener, or from this address. */
  DELIVERY_REFUSED: kit(503),
  /** The proxy is shutting down. The service was not called. */
  SHUTTING_DOWN: kit(503),
  /** The service did not respond in time. */
  UPSTREAM_TIMEOUT: kit(504),
} as const satisfies Record<string, ErrorCodeFacts>;
