import type { Effect } from "./effect.ts";
import { type ErrorCode, errorCodes } from "./errorCodes.ts";
import { type ErrorTopic, errorLink, withLink } from "./errorLink.ts";

/** A mismatch with a schema. `path` leads from the root of the value to the field. */
export interface Issue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

interface PartnerErrorParameters {
  readonly cause?: unknown;
  /** Which value is wrong and how to fix it. Never contains personal data or secrets. */
  readonly details?: string | undefined;
  /** The heading in docs/errors.md that the message links to. */
  readonly topic?: ErrorTopic | undefined;
}

/** Root of every error that the kit throws. Compare `name`, not the class: a bundle can contain two copies of this package. */
export class PartnerError extends Error {
  override readonly name: string = "PartnerError";
  /** One sentence, without details and link. */
  readonly shortMessage: string;
  readonly details: string | undefined;
  /** Link to the documentation of this error. */
  readonly docs: string | undefined;

  constructor(shortMessage: string, { cause, details, topic }: PartnerErrorParameters = {}) {
    const message = details === undefined ? shortMessage : `${shortMessage}\n${details}`;
    super(topic ? withLink(message, topic) : message, cause === undefined ? {} : { cause });
    this.shortMessage = shortMessage;
    this.details = details;
    this.docs = topic && errorLink(topic);
  }
}

/** The service or the proxy rejected the request with an error envelope. */
export class ApiError extends PartnerError {
  override readonly name = "ApiError";
  readonly operation: string;
  readonly status: number;
  /** One of `errorCodes`. The service can add others. */
  readonly code: string;
  /** The message of the error envelope, for developers. Show people a message of your own, chosen by `code`. */
  readonly serviceMessage: string;
  /** Seconds to wait before the next request, from `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** The approval that a second person has to decide about, if the code is `APPROVAL_REQUIRED`. */
  readonly approvalId: string | undefined;
  /** `undefined` if the error was not made by the client. */
  readonly effect: Effect | undefined;

  constructor(parameters: {
    operation: string;
    status: number;
    code: string;
    message: string;
    retryAfter?: number | undefined;
    approvalId?: string | undefined;
    effect?: Effect | undefined;
  }) {
    const { operation, status, code, message, retryAfter, approvalId, effect } = parameters;
    const known = isErrorCode(code) ? code : undefined;
    const fix = known && errorCodes[known].fix;
    super(`${operation} failed with ${code} (HTTP ${status}).`, {
      details: [message, fix].filter(Boolean).join("\n") || undefined,
      topic: known ?? "ApiError",
    });
    this.operation = operation;
    this.status = status;
    this.code = code;
    this.serviceMessage = message;
    this.retryAfter = retryAfter;
    this.approvalId = approvalId;
    this.effect = effect;
  }
}

/** A request as an error names it. */
interface FailedRequest {
  readonly method: string;
  /** May contain a query; the error leaves it out. */
  readonly url: string;
}

/** No response arrived: the connection failed or the timeout passed. The service may have received the request. */
export class NetworkError extends PartnerError {
  override readonly name = "NetworkError";
  readonly operation: string;
  readonly reason: "unreachable" | "timeout";
  /** `undefined` if the error was not made by the client. */
  readonly effect: Effect | undefined;

  constructor(parameters: {
    operation: string;
    reason: "unreachable" | "timeout";
    request?: FailedRequest | undefined;
    effect?: Effect | undefined;
    cause?: unknown;
  }) {
    const { operation, reason, request, effect, cause } = parameters;
    const target = request ? nameRequest(request) : "the server";
    const { problem, fix } = networkProblems[reason];
    super(`${operation} failed: ${target} ${problem}.`, {
      cause,
      details: effect === "read" ? fix : `${uncertain}\n${fix}`,
      topic: "NetworkError",
    });
    this.operation = operation;
    this.reason = reason;
    this.effect = effect;
  }
}

const uncertain = "The service may have received the request. Read the current state before you send it again.";

const networkProblems = {
  unreachable: {
    problem: "is unreachable",
    fix: "Check that the server runs and that `baseUrl` is its address. In a browser, also check the console for CORS errors.",
  },
  timeout: { problem: "did not respond before the timeout", fix: "Check the server, or raise `timeout`." },
} as const;

/** The response does not match the schema of the operation. */
export class ResponseError extends PartnerError {
  override readonly name = "ResponseError";
  readonly operation: string;
  readonly status: number;
  readonly issues: readonly Issue[];
  /** The parsed JSON, or the text if it is not JSON. May contain personal data: do not log it. */
  readonly body: unknown;
  /** `undefined` if the error was not made by the client. */
  readonly effect: Effect | undefined;

  constructor(parameters: {
    operation: string;
    status: number;
    issues: readonly Issue[];
    body: unknown;
    request?: FailedRequest | undefined;
    effect?: Effect | undefined;
  }) {
    const { operation, status, issues, body, request, effect } = parameters;
    super(
      `${operation} received a response that does not match its schema (HTTP ${status}${request ? `, ${nameRequest(request)}` : ""}).`,
      { details: `${listIssues(issues)}\n${responseFix}`, topic: "ResponseError" },
    );
    this.operation = operation;
    this.status = status;
    this.issues = issues;
    this.body = body;
    this.effect = effect;
    // Loggers and developer tools skip properties that are not enumerable.
    Object.defineProperty(this, "body", { enumerable: false });
  }
}

const responseFix =
  "Check that `baseUrl` is the address of the proxy with its mount. If the service's shape differs, map it with the proxy's `overrides`.";

/** The input does not match the schema of the operation. Nothing was sent. */
export class InputError extends PartnerError {
  override readonly name = "InputError";
  readonly operation: string;
  readonly issues: readonly Issue[];

  constructor(parameters: { operation: string; issues: readonly Issue[] }) {
    const { operation, issues } = parameters;
    super(`${operation} was not sent: the input is invalid.`, { details: listIssues(issues), topic: "InputError" });
    this.operation = operation;
    this.issues = issues;
  }
}

/** Whether a value is an `ApiError` of any copy of this package, with one of the codes if any are given. */
export function isApiError(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  if (!(error instanceof Error) || error.name !== "ApiError" || !("code" in error)) return false;
  return codes.length === 0 || codes.some((code) => code === error.code);
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCodes, code);
}

function listIssues(issues: readonly Issue[]): string {
  return issues.map(({ path, message }) => `- ${path.length === 0 ? "(root)" : path.join(".")}: ${message}`).join("\n");
}

/** Names method and URL without credentials, query and fragment: a message must not contain secrets. */
function nameRequest({ method, url }: FailedRequest): string {
  return `${method} ${url.replace(/[?#].*$/s, "").replace(/^(https?:\/\/)[^/]*@/i, "$1")}`;
}
