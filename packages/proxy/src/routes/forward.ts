import {
  allOperations,
  type Operation,
  type ParsedInput,
  readErrorEnvelope,
  type Session,
} from "@partner-kit/contract";
import { requirePermission } from "../access/createPermissions.ts";
import type { Call } from "../http/call.ts";
import { HttpError } from "../http/HttpError.ts";
import { jsonResponse, type ProxyResponse } from "../http/response.ts";
import { createLimit } from "../settings/createLimit.ts";
import { keepKey, keepsKey, noteSent } from "../upstream/intentKeys.ts";
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
      const given = readPermitted(operation, request, body);
      const seconds = keepsKey(operation) ? keyLimit.take(access.subject) : undefined;
      if (seconds !== undefined) throw tooManyRequests(`You sent ${maxCallsPerMinute} calls in one minute.`, seconds);
      const input = await keepKey(store, operation, given);
      const problem = permissions.destinationProblem(operation, input);
      if (problem !== undefined) throw new HttpError({ code: "DESTINATION_REFUSED", message: problem });
      const approved = await approvals.recall({ operation, input, access, correlationId });
      if (approved) return jsonResponse(approved.status, approved.text);
      await policy.check({ operation, input, access, correlationId, reader: call });
      await noteSent(store, operation, input);
      const response = await begun.send(input, call);
      await quotes.remember(operation, input, response);
      return pass(operation, call, response);
    } catch (error) {
      await begun.refused(error);
      throw error;
    }
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
