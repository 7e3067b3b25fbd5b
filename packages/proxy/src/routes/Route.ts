import type { Endpoint, Operation, ParsedInput } from "@partner-kit/contract";
import type { Access } from "../access/createAuthenticator.ts";
import { type Permissions, requirePermission } from "../access/createPermissions.ts";
import type { Call } from "../http/call.ts";
import type { ProxyResponse } from "../http/response.ts";
import { readInput } from "./readInput.ts";

/** A request whose sender is known. */
export interface SessionRequest {
  readonly call: Call;
  readonly access: Access;
  /** The proxy's ID of the request. */
  readonly correlationId: string;
  /** Of the path. */
  readonly params: Readonly<Record<string, string>>;
}

/** A method and path that the proxy serves. An `open` route responds without a session. */
export type Route = Endpoint & {
  /** For logs and metrics. Default: the path. */
  readonly name?: string | undefined;
} & (
    | { readonly open: true; respond(call: Call): Promise<ProxyResponse> }
    | { readonly open: false; respond(request: SessionRequest): Promise<ProxyResponse> }
  );

export interface OperationRouteParameters<TOperation extends Operation> {
  readonly operation: TOperation;
  readonly permissions: Permissions;
  readonly respond: (input: ParsedInput<TOperation>, request: SessionRequest) => Promise<ProxyResponse>;
}

/** Makes the route of an operation of the kit. It checks permission and input as the operation declares them. */
export function operationRoute<TOperation extends Operation>(parameters: OperationRouteParameters<TOperation>): Route {
  const { operation, permissions, respond } = parameters;
  return {
    method: operation.method,
    path: operation.path,
    open: false,
    async respond(request) {
      const { call, access } = request;
      requirePermission(permissions.ofOperation(operation, access.granted));
      return respond(readInput({ operation, call }), request);
    },
  };
}

/** Where the next page of a list begins; `null` at the end. */
export function nextPage(read: readonly { readonly seq: number }[], limit: number): number | null {
  return read.length < limit ? null : (read.at(-1)?.seq ?? null);
}
