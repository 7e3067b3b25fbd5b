import {
  allOperations,
  type Operation,
  type ParsedInput,
  readErrorEnvelope,
  type Session,
} from "@partner-kit/contract";
import { requirePermission } from "../access/createPermissions.ts";
import { createLimit } from "../audit/createChanges.ts";
import type { Call } from "../http/call.ts";
import { HttpError } from "../http/HttpError.ts";
import { jsonResponse, type ProxyResponse } from "../http/response.ts";
import type { UpstreamResponse } from "../upstream/readUpstreamResponse.ts";
import { tooManyRequests } from "../upstream/upstreamErrors.ts";
import { type Route, readInput, readJsonBody, type Services, type SessionRequest } from "./Route.ts";

/**
 * Creates the routes of the service's operations. Each checks the permission and the input, sends the request, and
 * returns the service's envelope.
 */
export function forwardRoutes(services: Services): readonly Route[] {
  const { origins, permissions, policy, quotes, approvals, upstream, changes } = services;
  const { store, maxRequestBytes, maxCallsPerMinute, sendTravelRulePurpose, now } = services.settings;
  // A key is stored before the call is admitted, so the upstream limits do not apply to it.
  const keyLimit = createLimit({ now, window: 60_000, maximum: maxCallsPerMinute });

  async function read(operation: Operation, request: SessionRequest): Promise<ProxyResponse> {
    const { call, access, correlationId } = request;
    requirePermission(permissions.ofOperation(operation, access.granted));
    const input = readPermitted(operation, request);
    const { subject } = access;
    const response = await upstream.send({ operation, input, reader: call, subject, correlationId });
    return pass(operation, call, response);
  }

  async function change(operation: Operation, request: SessionRequest): Promise<ProxyResponse> {
    const { params, call, access, correlationId } = request;
    const begun = changes.begin({ operation, params, subject: access.subject, correlationId });
    try {
      origins.check(call);
      requirePermission(permissions.ofOperation(operation, access.granted));
      const body = await readJsonBody(call, maxRequestBytes);
      const input = await keepKey(operation, readPermitted(operation, request, body), access.subject);
      const problem = permissions.destinationProblem(operation, input);
      if (problem !== undefined) throw new HttpError({ code: "DESTINATION_REFUSED", message: problem });
      const approved = await approvals.recall({ operation, input, access, correlationId });
      if (approved) return jsonResponse(approved.status, approved.text);
      await policy.check({ operation, input, access, correlationId, reader: call });
      const response = await begun.send(input, call);
      await quotes.remember(operation, input, response);
      return pass(operation, call, response);
    } catch (error) {
      await begun.refused(error);
      throw error;
    }
  }

  /**
   * Replaces the idempotency key by the one that was stored for the same intent, so that a page or a proxy that was
   * restarted cannot submit a withdrawal a second time.
   */
  async function keepKey<TOperation extends Operation>(
    { name, idempotencyKey, idempotencyKeyPer }: TOperation,
    input: ParsedInput<TOperation>,
    subject: string,
  ): Promise<ParsedInput<TOperation>> {
    if (idempotencyKey === undefined || idempotencyKeyPer === undefined) return input;
    if (!keyLimit.take(subject)) throw tooManyRequests(`You sent ${maxCallsPerMinute} calls in one minute.`, 60);
    const fields: Readonly<Record<string, unknown>> = input;
    const intent = `${name} ${String(fields[idempotencyKeyPer]).toLowerCase()}`;
    const key = await store.keepKey({ intent, key: String(fields[idempotencyKey]), ttl: KEY_TTL });
    return { ...input, [idempotencyKey]: key };
  }

  /** Reads the input and checks the scopes that this input needs in addition to the operation's scope. */
  function readPermitted<TOperation extends Operation>(
    operation: TOperation,
    { params, access, call }: SessionRequest,
    body?: unknown,
  ): ParsedInput<TOperation> {
    const input = readInput({ operation, call, params, body });
    for (const scope of operation.scopesOf?.(input) ?? [])
      requirePermission(permissions.ofScope(scope, access.granted));
    return withFeatures(operation, input, { travel_rule_purpose: sendTravelRulePurpose });
  }

  /** Returns an envelope of the service to the caller. */
  function pass(operation: Operation, call: Call, response: UpstreamResponse): ProxyResponse {
    const { status, bytes, envelope, retryAfter, etag } = response;
    const lacksScope = status === 403 && readErrorEnvelope(envelope)?.code === "MISSING_SCOPE";
    if (lacksScope && !response.isOfFormerKey) permissions.keyLacks(operation);
    if (etag === undefined) {
      return jsonResponse(status, bytes, retryAfter === undefined ? {} : { "retry-after": String(retryAfter) });
    }
    // The browser may cache the response but must revalidate it, so that the permission is checked every time.
    const headers = { etag, "cache-control": "private, no-cache" };
    const isKnown = call.header("if-none-match")?.includes(etag) === true;
    return isKnown ? { status: 304, headers, body: null } : jsonResponse(status, bytes, headers);
  }

  return allOperations.map((operation) => {
    const { name, method, path } = operation;
    const send = method === "GET" ? read : change;
    return { name, method, path, open: false, respond: (request) => send(operation, request) };
  });
}

/** Milliseconds for which an idempotency key is stored: longer than any quote is valid. */
const KEY_TTL = 30 * 24 * 3_600_000;

/** Removes the fields of disabled features, because an unknown field could make the service reject the request. */
function withFeatures<TOperation extends Operation>(
  { featureFields }: TOperation,
  input: ParsedInput<TOperation>,
  features: Session["features"],
): ParsedInput<TOperation> {
  if (!featureFields) return input;
  const off: Record<string, undefined> = {};
  for (const [field, feature] of Object.entries(featureFields)) if (!features[feature]) off[field] = undefined;
  return { ...input, ...off };
}
