import { type ErrorCode, errorCodes } from "@partner-kit/contract";

export interface ServiceErrorParameters {
  /** Default: the message of the code. */
  readonly message?: string | undefined;
  /** Default: the status of the code. */
  readonly status?: number | undefined;
  /** Seconds, for the `Retry-After` header. */
  readonly retryAfter?: number | undefined;
}

/** Thrown by handlers to respond with an error envelope. */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { message = messages[code] ?? "", status, retryAfter }: ServiceErrorParameters = {}) {
    super(message);
    this.code = code;
    this.status = status ?? errorCodes[code].status;
    this.retryAfter = retryAfter;
  }
}

/** The messages of the service document (Errors), and messages of the emulator for codes without a documented message. */
const messages: Partial<Record<ErrorCode, string>> = {
  VALIDATION_FAILED: "invalid request parameters",
  UNAUTHORIZED: "invalid X-Api-Key header",
  FORBIDDEN: "request is not allowed",
  MISSING_SCOPE: "missing_scope",
  NOT_FOUND: "resource not found",
  CONFLICT: "conflict",
  SECRET_ROTATION_IN_PROGRESS: "secret rotation in progress",
  WEBHOOK_URL_REJECTED: "webhook url is not allowed",
  RATE_LIMITED: "too many requests",
  REPLAY_PROTECTION_UNAVAILABLE: "replay protection temporarily unavailable",
  INTERNAL: "internal error",
};
