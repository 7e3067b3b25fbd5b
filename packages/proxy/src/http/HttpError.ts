import { type ErrorCode, errorCodes } from "@partner-kit/contract";

export interface HttpErrorParameters {
  readonly code: ErrorCode;
  /** Sent to the browser. Never contains a secret or a value from the request. */
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The reason, such as `not_granted`, if the code alone does not say it. For the audit and the log. */
  readonly reason?: string | undefined;
  /** The missing scope. For the log. */
  readonly scope?: string | undefined;
}

/** An error that becomes the response: an error envelope with the status of its code. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly reason: string | undefined;
  readonly scope: string | undefined;

  constructor({ code, message, headers = {}, reason, scope }: HttpErrorParameters) {
    super(message);
    this.code = code;
    this.headers = headers;
    this.reason = reason;
    this.scope = scope;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}
