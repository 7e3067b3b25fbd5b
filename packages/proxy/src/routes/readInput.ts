import { type Operation, type ParsedInput, readRequest } from "@partner-kit/contract";
import type { Call } from "../http/call.ts";
import { HttpError } from "../http/HttpError.ts";

export interface ReadInputParameters<TOperation extends Operation> {
  readonly operation: TOperation;
  readonly call: Call;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
}

/** Reads the input of an operation from a call. Throws an `HttpError` if it is not valid. */
export function readInput<TOperation extends Operation>(
  parameters: ReadInputParameters<TOperation>,
): ParsedInput<TOperation> {
  const { operation, call, params = {}, body } = parameters;
  const query = call.query === "" ? noQuery : new URLSearchParams(call.query);
  const result = readRequest(operation, { params, query, body });
  if (result.success) return result.input;
  throw invalidRequest(
    result.issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": ")).join("; "),
  );
}

const noQuery = new URLSearchParams();

/** The error for a request that is not valid. */
export function invalidRequest(message: string): HttpError {
  return new HttpError({ code: "VALIDATION_FAILED", message: `invalid request parameters: ${message}` });
}
