import type { Issue } from "./errors.ts";
import { type Method, type Operation, type ParsedInput, pathParameters } from "./operation.ts";
import { readIssues } from "./schema/issues.ts";

/** The input of an operation as an HTTP request. */
export interface OperationRequest {
  readonly method: Method;
  /** Path and query, below the base address. */
  readonly path: string;
  /** JSON text, if the operation has body fields. */
  readonly body: string | undefined;
}

/** Writes a parsed input as path, query and body. */
export function writeRequest<TOperation extends Operation>(
  operation: TOperation,
  input: ParsedInput<TOperation>,
): OperationRequest {
  let path: string = operation.path;
  const rest: [key: string, value: unknown][] = [];
  for (const [key, value] of Object.entries(input)) {
    const placeholder = `{${key}}`;
    if (path.includes(placeholder)) path = path.replace(placeholder, encodeURIComponent(String(value)));
    else if (value !== undefined) rest.push([key, value]);
  }
  const { method } = operation;
  if (method === "GET") {
    if (rest.length === 0) return { method, path, body: undefined };
    const query = new URLSearchParams(rest.map(([key, value]) => [key, String(value)])).toString();
    return { method, path: `${path}?${query}`, body: undefined };
  }
  return { method, path, body: hasBody(operation) ? JSON.stringify(Object.fromEntries(rest)) : undefined };
}

/** The parts of a request before validation. */
export interface RequestParts {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Parsed JSON, or `undefined` if the request has no body. */
  readonly body: unknown;
}

export type ReadRequestReturnType<TOperation extends Operation> =
  | { readonly success: true; readonly input: ParsedInput<TOperation> }
  | { readonly success: false; readonly issues: readonly Issue[] };

/** Combines path, query and body of a request and validates them strictly. The inverse of {@link writeRequest}. */
export function readRequest<TOperation extends Operation>(
  operation: TOperation,
  { params, query, body }: RequestParts,
): ReadRequestReturnType<TOperation> {
  const fields: Record<string, unknown> = {};
  const issues: Issue[] = [];
  if (body !== undefined && !isRecord(body))
    return { success: false, issues: [{ path: [], message: "expected an object" }] };
  const bodyEntries = Object.entries(body ?? {});
  if (!hasBody(operation) && bodyEntries.length > 0) issues.push({ path: [], message: "takes no body" });
  if (operation.method !== "GET" && query.size > 0) issues.push({ path: [], message: "takes no query" });
  const queryEntries = query.size > 0 ? Array.from(query) : [];
  for (const [key, value] of [...queryEntries, ...bodyEntries]) {
    // Two servers could use different values of a repeated field.
    if (Object.hasOwn(fields, key) || Object.hasOwn(params, key))
      issues.push({ path: [key], message: "given more than once" });
    else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
  }
  if (issues.length > 0) return { success: false, issues };
  const result = operation.input.safeParse({ ...fields, ...params });
  // The schema belongs to the operation, but TypeScript cannot infer this from the type parameter.
  return result.success
    ? { success: true, input: result.data as ParsedInput<TOperation> }
    : { success: false, issues: readIssues(result.error) };
}

/** Whether an operation sends a body: its method is not GET, and it has fields that are not in its path. */
export function hasBody(operation: Operation): boolean {
  if (operation.method === "GET") return false;
  return Object.keys(operation.input.shape).length > pathParameters(operation.path).length;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
