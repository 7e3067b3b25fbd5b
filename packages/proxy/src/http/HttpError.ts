import { type ErrorCode, errorCodes } from "@partner-kit/contract";

export interface HttpErrorParameters {
  readonly code: ErrorCode;
  /** Sent to the browser. Never contains a secret or a value from the request. */
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent to the browser as `error.details`. */
  readonly details?: Readonly<Record<string, string>> | undefined;
  /** The reason, such as `not_granted`, if the code alone does not say it. For the audit and the log. */
  readonly reason?: string | undefined;
  /** The missing scope. For the log. */
  readonly scope?: string | undefined;
  /** Whether the service certainly did not receive the request. */
  readonly isUnsent?: boolean | undefined;
}

/** An error that becomes the response: an error envelope with the status of its code. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, string>> | undefined;
  readonly reason: string | undefined;
  readonly scope: string | undefined;
  readonly isUnsent: boolean;

  constructor({ code, message, headers = {}, details, reason, scope, isUnsent = false }: HttpErrorParameters) {
    super(message);
    this.code = code;
    this.headers = headers;
    this.details = details;
    this.reason = reason;
    this.scope = scope;
    this.isUnsent = isUnsent;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}
