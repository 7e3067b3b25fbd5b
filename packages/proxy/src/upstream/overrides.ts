import {
  isScopeAssumed,
  type Method,
  type Operation,
  type OperationName,
  type OperationRequest,
  type Operations,
  type ParsedInput,
  type Scope,
  writeRequest,
} from "@partner-kit/contract";
import { HttpError } from "../http/HttpError.ts";

const plainPath = /^(?:\/[\w.~!$&'()*+,;=:@%-]+)+(?:\?[^#\s]*)?$/;

/** Differences between the service's form of an operation and the contract's. Pages do not change. */
export interface Override<TOperation extends Operation> {
  readonly method?: Method | undefined;
  /** Path below the base URL, with the operation's placeholders: `/partner/exchange/quotes/{quote_id}`. */
  readonly path?: `/${string}` | undefined;
  /** Builds the request from a checked input. The result replaces the path with query, or the JSON body. */
  readonly request?: ((input: ParsedInput<TOperation>) => OverriddenRequest) | undefined;
  /**
   * Maps the payload of the service's success envelope to the contract's. A number that a double cannot represent, such
   * as `12345678901234567890.10`, is a string with its original digits. Without this function the response passes
   * through byte for byte.
   */
  readonly response?: ((data: unknown, input: ParsedInput<TOperation>) => unknown) | undefined;
  /** How the service returns further pages of a list. Without it, the list has one page. */
  readonly page?: ("cursor" extends keyof ParsedInput<TOperation> ? PageOverride : never) | undefined;
  /** The scope of the operation. `null` for none. Only for operations whose scope the service does not document. */
  readonly scope?: Scope | null | undefined;
}

export interface PageOverride {
  /**
   * The service's parameter for the position of a page, such as `cursor`. If the override has `request`, that function
   * writes the parameter itself, from `input.cursor`.
   */
  readonly input: string;
  /**
   * Where the service's data has the position of the next page: a field such as `next_cursor`, a path such as `meta.next`,
   * or a function of the data. Missing, null, false or empty on the last page.
   */
  readonly next: string | ((data: unknown) => unknown);
}

export interface OverriddenRequest {
  /** Path and query below the base URL. Encode the values in it. */
  readonly path?: string | undefined;
  /** Any JSON value. */
  readonly body?: unknown;
}

/** Overrides by operation name. */
export type Overrides = { readonly [TName in OperationName]?: Override<Operations[TName]> | undefined };

export interface WriteOverriddenParameters<TOperation extends Operation> {
  readonly operation: TOperation;
  readonly input: ParsedInput<TOperation>;
  readonly override: Override<Operation> | undefined;
  readonly baseUrl: string;
}

/** Returns the override of an operation, if any. */
export function overrideOf(overrides: Overrides, { name }: Operation): Override<Operation> | undefined {
  // The compiler cannot infer that the override belongs to the operation of the same name.
  return (overrides as Readonly<Record<string, Override<Operation> | undefined>>)[name];
}

/** Whether the scope of an operation is assumed: not documented, and not overridden. */
export function assumesScope(overrides: Overrides, operation: Operation): boolean {
  return isScopeAssumed(operation) && overrideOf(overrides, operation)?.scope === undefined;
}

/** Returns the function that maps the service's data to the contract's, if the override changes it. */
export function dataMapperOf<TOperation extends Operation>(
  override: Override<Operation> | undefined,
  input: ParsedInput<TOperation>,
): ((data: unknown) => unknown) | undefined {
  const { response, page } = override ?? {};
  if (!page) return response && ((data) => response(data, input));
  return (data) => {
    const mapped = response ? response(data, input) : data;
    return isRecord(mapped) ? { ...mapped, next_cursor: readNext(data, page) } : mapped;
  };
}

/** Builds path, query and body of a request, using the override if there is one. */
export function writeOverridden<TOperation extends Operation>(
  parameters: WriteOverriddenParameters<TOperation>,
): OperationRequest {
  const { operation, input, override, baseUrl } = parameters;
  const { cursor }: Readonly<Record<string, unknown>> = input;
  if (operation.pages && !override?.page && cursor !== undefined)
    throw new HttpError({ code: "VALIDATION_FAILED", message: noPages(operation) });
  if (!override) return writeRequest(operation, input);
  const { method = operation.method, path = operation.path, page } = override;
  const plain = writeRequest({ ...operation, method, path }, page ? renameCursor(input, page) : input);
  const own = override.request?.(input) ?? {};
  const request = {
    method,
    path: own.path ?? plain.path,
    body: "body" in own && own.body !== undefined ? JSON.stringify(own.body) : plain.body,
  };
  // A value that the host did not encode must not change the destination.
  const url = baseUrl + request.path;
  if (!plainPath.test(request.path) || new URL(url).href !== url) {
    throw new HttpError({
      code: "INTERNAL",
      message: `The override of ${operation.name} returned an invalid path. Start it with a slash and encode its values.`,
    });
  }
  return request;
}

/** Gives the cursor the service's name. */
function renameCursor<TOperation extends Operation>(
  input: ParsedInput<TOperation>,
  { input: name }: PageOverride,
): ParsedInput<TOperation> {
  const { cursor, ...rest }: Readonly<Record<string, unknown>> = input;
  // The parameter is the service's and therefore not in the schema of the input.
  return { ...rest, ...(cursor !== undefined && { [name]: cursor }) } as ParsedInput<TOperation>;
}

function readNext(data: unknown, { next }: PageOverride): string | null {
  const found =
    typeof next === "function"
      ? next(data)
      : next.split(".").reduce((value: unknown, field) => (isRecord(value) ? value[field] : undefined), data);
  if (found === undefined || found === null || found === false || found === "") return null;
  // A list that ends too early would look complete, so any other value fails.
  if (typeof found !== "string" && typeof found !== "number")
    throw new TypeError("The next cursor is neither a string nor a number.");
  return String(found);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function noPages({ name }: Operation): string {
  return `The proxy does not know how the service returns further pages of ${name}. Declare it in the proxy's \`overrides\`: ${name}: { page: { input, next } }.`;
}
