import { type Endpoint, type Operation, type ParsedInput, readRequest } from "@partner-kit/contract";
import type { Access, Authenticator } from "../access/createAuthenticator.ts";
import type { OriginRules } from "../access/createOriginRules.ts";
import { type Permissions, requirePermission } from "../access/createPermissions.ts";
import type { PolicyGate } from "../access/createPolicyGate.ts";
import type { QuoteMemory } from "../access/createQuoteMemory.ts";
import type { Approvals } from "../approvals/createApprovals.ts";
import type { Changes } from "../audit/createChanges.ts";
import type { Drain } from "../audit/createDrain.ts";
import type { HandlerMonitor } from "../events/createHandlerMonitor.ts";
import type { HandlerRunner } from "../events/createHandlerRunner.ts";
import type { Call } from "../http/call.ts";
import type { SourceOf } from "../http/createSourceReader.ts";
import { HttpError } from "../http/HttpError.ts";
import { parseJson } from "../http/readBytes.ts";
import type { ProxyResponse } from "../http/response.ts";
import type { Live } from "../live/createLive.ts";
import type { Alarms } from "../monitoring/createAlarms.ts";
import type { HealthCheck } from "../monitoring/createHealthCheck.ts";
import type { PaymentBatches } from "../paymentBatches/createPaymentBatches.ts";
import type { Settings } from "../settings/settings.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import type { Receiver } from "../webhooks/createReceiver.ts";

/** Everything that routes use. */
export interface Services {
  readonly settings: Settings;
  readonly authenticator: Authenticator;
  readonly permissions: Permissions;
  readonly policy: PolicyGate;
  readonly quotes: QuoteMemory;
  readonly approvals: Approvals;
  readonly paymentBatches: PaymentBatches;
  readonly origins: OriginRules;
  readonly upstream: Upstream;
  readonly changes: Changes;
  readonly receiver: Receiver;
  readonly sourceOf: SourceOf;
  readonly handler: HandlerRunner;
  readonly handlerMonitor: HandlerMonitor;
  readonly live: Live;
  readonly alarms: Alarms;
  readonly health: HealthCheck;
  readonly drain: Drain;
}

/** A request of a signed-in user. */
export interface SessionRequest {
  readonly call: Call;
  readonly access: Access;
  /** The proxy's ID of the request. */
  readonly correlationId: string;
  /** Path parameters. */
  readonly params: Readonly<Record<string, string>>;
}

/** A method and path that the proxy serves. An `open` route needs no session. */
export type Route = Endpoint & {
  /** For logs and metrics. Default: the path. */
  readonly name?: string | undefined;
} & (
    | { readonly open: true; respond(call: Call): Promise<ProxyResponse> }
    | { readonly open: false; respond(request: SessionRequest): Promise<ProxyResponse> }
  );

export interface OperationRouteParameters<TOperation extends Operation> {
  readonly operation: TOperation;
  readonly services: Pick<Services, "permissions" | "origins" | "settings" | "changes">;
  /** The largest body. Default: the setting `maxRequestBytes`. */
  readonly maxBytes?: number | undefined;
  readonly respond: (input: ParsedInput<TOperation>, request: SessionRequest) => Promise<ProxyResponse>;
}

/** Creates the route of a kit operation. It checks the permission and the input that the operation declares. */
export function operationRoute<TOperation extends Operation>(parameters: OperationRouteParameters<TOperation>): Route {
  const { operation, services, maxBytes = services.settings.maxRequestBytes, respond } = parameters;
  const { permissions, origins, changes } = services;
  const { method, path } = operation;

  async function read(request: SessionRequest): Promise<ProxyResponse> {
    const { call, access, params } = request;
    requirePermission(permissions.ofOperation(operation, access.granted));
    return respond(readInput({ operation, call, params }), request);
  }

  async function change(request: SessionRequest): Promise<ProxyResponse> {
    const { call, access, params, correlationId } = request;
    const { subject } = access;
    return changes.runOwn({ operation, params, subject, correlationId }, async () => {
      origins.check(call);
      requirePermission(permissions.ofOperation(operation, access.granted));
      const body = await readJsonBody(call, maxBytes);
      return respond(readInput({ operation, call, params, body }), request);
    });
  }

  return { method, path, open: false, respond: method === "GET" ? read : change };
}

/** The `after` value of the next page. `null` at the end of the list. */
export function nextPage(read: readonly { readonly seq: number }[], limit: number): number | null {
  return read.length < limit ? null : (read.at(-1)?.seq ?? null);
}

export interface ReadInputParameters<TOperation extends Operation> {
  readonly operation: TOperation;
  readonly call: Call;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
}

/** Reads an operation's input from a call. Throws an `HttpError` if it is invalid. */
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

/** Reads a JSON body. `undefined` if it is empty. */
export async function readJsonBody(call: Call, limit: number): Promise<unknown> {
  const bytes = await call.readBody(limit);
  if (bytes.length === 0) return undefined;
  const json = parseJson(bytes);
  if (!json) throw invalidRequest("the body is not JSON in UTF-8");
  return json.value;
}

const noQuery = new URLSearchParams();

/** The error for an invalid request. */
export function invalidRequest(message: string): HttpError {
  return new HttpError({ code: "VALIDATION_FAILED", message: `invalid request parameters: ${message}` });
}
