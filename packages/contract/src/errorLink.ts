import type { ErrorCode } from "./errorCodes.ts";

/** Address of the published documentation. The owner sets it before the first release (CONTRIBUTING.md, Releasing). */
export const docsUrl = "https://partner-kit.example/docs";

/** Errors that are not error codes of a response. Each has a heading in docs/errors.md, as each code has. */
export const errorTopics = [
  "ApiError",
  "InputError",
  "NetworkError",
  "ResponseError",
  "WebhookVerificationError",
  "WithdrawalVerificationError",
  "SIGNING_INPUT_INVALID",
  "SECRET_INVALID",
  "SETTING_MISSING",
  "SETTING_INVALID",
  "SETTING_UNSAFE",
  "ROTATION_REFUSED",
  "OVERRIDE_INVALID",
  "STORE_FAILED",
  "COMMAND_INVALID",
  "PORT_TAKEN",
  "SCENARIO_UNKNOWN",
  "PROVIDER_MISSING",
  "QUERY_CLIENT_INVALID",
  "STYLES_MISSING",
  "LIVE_NOT_LOADED",
] as const;

/** An error with a heading in docs/errors.md. */
export type ErrorTopic = ErrorCode | (typeof errorTopics)[number];

/** Builds the link to the documentation of an error. */
export function errorLink(topic: ErrorTopic): string {
  return `${docsUrl}/errors/${topic}`;
}

/** Appends the link to the documentation of an error to its message. */
export function withLink(message: string, topic: ErrorTopic): string {
  return `${message}\nDocs: ${errorLink(topic)}`;
}

/** Creates the error for a wrong parameter of a function. */
export function parameterError(message: string, topic: ErrorTopic): TypeError {
  return new TypeError(withLink(message, topic));
}
