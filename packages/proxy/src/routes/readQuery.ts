import { type Operation, type ParsedInput, readRequest } from "@partner-kit/contract";
import type { Call } from "../call.ts";
import { Refusal } from "../Refusal.ts";

/** Reads the input of an operation that the proxy answers by itself. Throws a refusal where it is not right. */
export function readQuery<TOperation extends Operation>(operation: TOperation, call: Call): ParsedInput<TOperation> {
  const result = readRequest(operation, { params: {}, query: new URLSearchParams(call.query), body: undefined });
  if (result.success) return result.input;
  const issues = result.issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": "));
  throw new Refusal({ code: "VALIDATION_FAILED", message: `invalid request parameters: ${issues.join("; ")}` });
}
