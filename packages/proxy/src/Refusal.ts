import { type ErrorCode, errorCodes } from "@partner-kit/contract";

export interface RefusalParameters {
  readonly code: ErrorCode;
  /** Goes to the browser: says what is wrong, never a value that was sent and never a secret. */
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Thrown where a request is not answered as asked; becomes the error envelope, with the status of its code. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor({ code, message, headers = {} }: RefusalParameters) {
    super(message);
    this.code = code;
    this.headers = headers;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}
