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

/** How the service's own form of an operation differs from the contract's. Pages stay as they are. */
export interface Override<TOperation extends Operation> {
  readonly method?: Method | undefined;
  /** Path below the base address, with the operation's placeholders: `/partner/exchange/quotes/{quote_id}`. */
  readonly path?: `/${string}` | undefined;
  /** Writes the request of a checked input anew: what it returns takes the place of path with query, or JSON body. */
  readonly request?: ((input: ParsedInput<TOperation>) => OverriddenRequest) | undefined;
  /**
   * Turns the payload of the service's success envelope into the one the contract describes. A number that a double
   * cannot hold, such as `12345678901234567890.10`, is a string with the digits that were sent. Without this function
   * the response passes through byte for byte.
   */
  readonly response?: ((data: unknown, input: ParsedInput<TOperation>) => unknown) | undefined;
  /**
   * The scope that the operation needs, in place of the one that the contract assumes. `null` if it needs none. Only for
   * operations whose scope the service does not document.
   */
  readonly scope?: Scope | null | undefined;
}

export interface OverriddenRequest {
  /** Path and query below the base address. Encode what goes into it. */
  readonly path?: string | undefined;
  /** Any JSON value. */
  readonly body?: unknown;
}

/** Differences by operation name. */
export type Overrides = { readonly [TName in OperationName]?: Override<Operations[TName]> | undefined };

export interface WriteOverriddenParameters<TOperation extends Operation> {
  readonly operation: TOperation;
  readonly input: ParsedInput<TOperation>;
  readonly override: Override<Operation> | undefined;
  readonly baseUrl: string;
}

/** The override of an operation, if there is one. */
export function overrideOf(overrides: Overrides, { name }: Operation): Override<Operation> | undefined {
  // The override belongs to the operation of its name, which the compiler cannot follow through a list of all.
  return (overrides as Readonly<Record<string, Override<Operation> | undefined>>)[name];
}

/** Whether the scope of an operation is the contract's assumption: not documented, and not set by the host. */
export function assumesScope(overrides: Overrides, operation: Operation): boolean {
  return isScopeAssumed(operation) && overrideOf(overrides, operation)?.scope === undefined;
}

/** Spreads an input over path, query and body, the host's way where it has one. */
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
  // What a host forgets to encode must not lead elsewhere.
  const url = baseUrl + request.path;
  if (!plainPath.test(request.path) || new URL(url).href !== url) {
    throw new HttpError({ code: "INTERNAL", message: `The override of ${operation.name} writes no plain path.` });
  }
  return request;
}
