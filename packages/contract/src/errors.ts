import type { Effect } from "./effect.ts";
import type { ErrorCode } from "./errorCodes.ts";

/** What did not match, and where: `path` leads from the root of the value to the spot. */
export interface Issue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

interface PartnerErrorParameters {
  readonly cause?: unknown;
  readonly details?: string | undefined;
}

/** Root of every error this kit throws on purpose. Told apart by `name`, so that two copies of the package agree. */
export class PartnerError extends Error {
  override readonly name: string = "PartnerError";
  /** One sentence, without the details. */
  readonly shortMessage: string;
  readonly details: string | undefined;

  constructor(shortMessage: string, { cause, details }: PartnerErrorParameters = {}) {
    super(details === undefined ? shortMessage : `${shortMessage}\n${details}`, cause === undefined ? {} : { cause });
    this.shortMessage = shortMessage;
    this.details = details;
  }
}

/** The service, or the proxy before it, answered with an error envelope. */
export class ApiError extends PartnerError {
  override readonly name = "ApiError";
  readonly operation: string;
  readonly status: number;
  /** See `errorCodes`; others can come. */
  readonly code: string;
  /** Words of the service, for developers. People get words of the kit's own, chosen by `code`. */
  readonly serviceMessage: string;
  /** Seconds to wait before asking again, where the answer said so. */
  readonly retryAfter: number | undefined;
  /** `undefined` if the error was not made by the client. */
  readonly effect: Effect | undefined;

  constructor(parameters: {
    operation: string;
    status: number;
    code: string;
    message: string;
    retryAfter?: number | undefined;
    effect?: Effect | undefined;
  }) {
    const { operation, status, code, message, retryAfter, effect } = parameters;
    super(`${operation} was refused: ${code} (${status}).`, { details: message === "" ? undefined : message });
    this.operation = operation;
    this.status = status;
    this.code = code;
    this.serviceMessage = message;
    this.retryAfter = retryAfter;
    this.effect = effect;
  }
}

/** No answer came: no connection, or not in time. Whether the request arrived is not known. */
export class NetworkError extends PartnerError {
  override readonly name = "NetworkError";
  readonly operation: string;
  readonly reason: "unreachable" | "timeout";
  /** `undefined` if the error was not made by the client. */
  readonly effect: Effect | undefined;

  constructor(parameters: {
    operation: string;
    reason: "unreachable" | "timeout";
    effect?: Effect | undefined;
    cause?: unknown;
  }) {
    const { operation, reason, effect, cause } = parameters;
    super(
      reason === "timeout" ? `${operation} got no answer in time.` : `${operation} could not reach the other side.`,
      { cause, details: "Whether the request arrived is not known." },
    );
    this.operation = operation;
    this.reason = reason;
    this.effect = effect;
  }
}

/** An answer came that is not what the contract says. */
export class ResponseError extends PartnerError {
  override readonly name = "ResponseError";
  readonly operation: string;
  readonly status: number;
  readonly issues: readonly Issue[];
  /** The answer as it came, parsed where it was JSON. Can hold personal data: not for logs. */
  readonly body: unknown;
  /** `undefined` if the error was not made by the client. */
  readonly effect: Effect | undefined;

  constructor(parameters: {
    operation: string;
    status: number;
    issues: readonly Issue[];
    body: unknown;
    effect?: Effect | undefined;
  }) {
    const { operation, status, issues, body, effect } = parameters;
    super(`${operation} got an answer (${status}) that does not match the contract.`, { details: listIssues(issues) });
    this.operation = operation;
    this.status = status;
    this.issues = issues;
    this.body = body;
    this.effect = effect;
    // Shown by loggers and devtools only when asked for by name.
    Object.defineProperty(this, "body", { enumerable: false });
  }
}

/** The input is not what the operation takes. Nothing was sent. */
export class InputError extends PartnerError {
  override readonly name = "InputError";
  readonly operation: string;
  readonly issues: readonly Issue[];

  constructor(parameters: { operation: string; issues: readonly Issue[] }) {
    const { operation, issues } = parameters;
    super(`${operation} was not sent: its input is not valid.`, { details: listIssues(issues) });
    this.operation = operation;
    this.issues = issues;
  }
}

/** Whether a value is an `ApiError`, of this copy of the package or another, with one of the codes where any are given. */
export function isApiError(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  if (!(error instanceof Error) || error.name !== "ApiError" || !("code" in error)) return false;
  return codes.length === 0 || codes.some((code) => code === error.code);
}

function listIssues(issues: readonly Issue[]): string {
  return issues.map(({ path, message }) => `- ${path.length === 0 ? "(root)" : path.join(".")}: ${message}`).join("\n");
}
