import type { ErrorCode } from "@partner-kit/contract";

/** The type of a failure, for which `text` has a message. */
export type ErrorKind =
  | "session"
  | "grant"
  /** The host's policy does not allow the change. */
  | "policy"
  /** The host's policy allows the change once another person approves it. */
  | "approval"
  | "key"
  | "off"
  | "rate"
  /** The proxy limits requests, not the service. */
  | "limit"
  /** The proxy is shutting down. */
  | "restart"
  | "upstream"
  | "network"
  | "timeout"
  | "response"
  | "notFound"
  | "input"
  /** A chunk of the kit's code could not be loaded. */
  | "load"
  | "unknown";

/** Returns the type of an error, for anything thrown by a call. */
export function errorKind(error: unknown): ErrorKind {
  if (!(error instanceof Error)) return "unknown";
  switch (error.name) {
    case "ApiError":
      return kindOfCode(String(Reflect.get(error, "code"))) ?? kindOfStatus(Reflect.get(error, "status"));
    case "NetworkError":
      return Reflect.get(error, "reason") === "timeout" ? "timeout" : "network";
    case "ResponseError":
      // A gateway's own error page means that the service is unreachable, not that its responses changed.
      return kindOfStatus(Reflect.get(error, "status")) === "upstream" ? "upstream" : "response";
    case "InputError":
      return "input";
    case "LoadError":
      return "load";
    case "PermissionError":
      return kindOfReason(String(Reflect.get(error, "reason")));
    default:
      return "unknown";
  }
}

/** Returns the failure type of an error code, `undefined` if the kit does not know the code. */
export function kindOfCode(code: string): ErrorKind | undefined {
  return kinds.get(code);
}

/** Codes whose kind follows from the status of the response. */
type CodeByStatus =
  | "WEBHOOK_URL_REJECTED"
  | "DESTINATION_REFUSED"
  | "NO_SUCH_OPERATION"
  | "PAYLOAD_TOO_LARGE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "METHOD_NOT_ALLOWED"
  | "CONFLICT"
  | "APPROVAL_DECIDED"
  | "SECRET_ROTATION_IN_PROGRESS"
  | "REPLAY_PROTECTION_UNAVAILABLE"
  | "INTERNAL"
  | "STORE_UNAVAILABLE"
  | "KEY_SERVICE_UNAVAILABLE"
  | "REQUEST_TIMEOUT"
  | "RECEIVER_BUSY"
  | "RECEIVER_NOT_READY"
  | "DELIVERY_REFUSED";

/** The kind of every other code of the contract. */
const kindsByCode: Readonly<Record<Exclude<ErrorCode, CodeByStatus>, ErrorKind>> = {
  SESSION_REQUIRED: "session",
  GRANT_MISSING: "grant",
  POLICY_DENIED: "policy",
  SECOND_PERSON_REQUIRED: "policy",
  APPROVAL_REQUIRED: "approval",
  REQUEST_REFUSED: "grant",
  UNAUTHORIZED: "key",
  FORBIDDEN: "key",
  MISSING_SCOPE: "key",
  OPERATION_OFF: "off",
  NOT_IMPLEMENTED: "off",
  RATE_LIMITED: "rate",
  TOO_MANY_REQUESTS: "limit",
  TOO_MANY_STREAMS: "limit",
  SHUTTING_DOWN: "restart",
  UPSTREAM_UNREACHABLE: "upstream",
  UPSTREAM_TIMEOUT: "upstream",
  UPSTREAM_INVALID: "response",
  NOT_FOUND: "notFound",
  VALIDATION_FAILED: "input",
};

const kinds: ReadonlyMap<string, ErrorKind | undefined> = new Map(Object.entries(kindsByCode));

function kindOfReason(reason: string): ErrorKind {
  switch (reason) {
    case "signed_out":
      return "session";
    case "not_granted":
      return "grant";
    case "key_lacks_scope":
      return "key";
    default:
      return "off";
  }
}

function kindOfStatus(status: unknown): ErrorKind {
  if (status === 401) return "session";
  if (status === 403) return "grant";
  if (status === 429) return "rate";
  return typeof status === "number" && status >= 500 ? "upstream" : "unknown";
}
