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
  /** The scope of the operation. `null` for none. Only for operations whose scope the service does not document. */
  readonly scope?: Scope | null | undefined;
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

/** Builds path, query and body of a request, using the override if there is one. */
export function writeOverridden<TOperation extends Operation>(
  parameters: WriteOverriddenParameters<TOperation>,
): OperationRequest {
  const { operation, input, override, baseUrl } = parameters;
  if (!override) return writeRequest(operation, input);
  const { method = operation.method, path = operation.path } = override;
  const plain = writeRequest({ ...operation, method, path }, input);
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
