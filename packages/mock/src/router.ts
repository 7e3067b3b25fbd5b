import { allOperations, createMatcher, type Issue, type Operation, readRequest } from "@partner-kit/contract";
import { checkAccess } from "./access.ts";
import { checkSignature } from "./checkSignature.ts";
import type { RateLimiter } from "./createRateLimiter.ts";
import type { Faults } from "./faults.ts";
import type { Handler, HandlerContext } from "./handler.ts";
import { handlers } from "./handlers.ts";
import { playFault } from "./playFault.ts";
import { parseJsonBody, readBody } from "./readBody.ts";
import { type MockResponse, respondWithData, type WholeResponse } from "./respond.ts";
import { ServiceError } from "./serviceError.ts";

const match = createMatcher(allOperations);
// Each handler belongs to the operation of its name, but TypeScript cannot infer this from a map.
const byName = new Map(Object.entries(handlers as Readonly<Record<string, Handler<Operation>>>));

export interface RouteParameters {
  readonly request: Request;
  /** Path below the base address, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly remoteAddress: string;
  readonly context: HandlerContext;
  readonly faults: Faults;
  readonly limiter: RateLimiter;
}

/** Handles a request to the service. Throws `ServiceError` for an error response. */
export async function route(parameters: RouteParameters): Promise<MockResponse> {
  const { request, path, faults, context } = parameters;
  const found = match(request.method, path);
  // The service document does not describe wrong methods, so the emulator treats them as unknown paths.
  if (found?.kind !== "operation") throw new ServiceError("NOT_FOUND");
  const { operation, params } = found;
  const fault = faults.takeForRequest(operation.name);
  if (!fault) return serve(parameters, operation, params);
  const { clock } = context;
  return playFault({ fault, clock, signal: request.signal, serve: () => serve(parameters, operation, params) });
}

async function serve(
  { request, query, remoteAddress, context, limiter }: RouteParameters,
  operation: Operation,
  params: Readonly<Record<string, string>>,
): Promise<WholeResponse> {
  const { db, clock } = context;
  const { headers } = request;
  if (operation.simulation && db.conditions.environment === "production") throw new ServiceError("FORBIDDEN");
  const access = checkAccess({ operation, headers, db, remoteAddress });
  const { rateLimit } = db.conditions;
  if (rateLimit) limiter.check(access ? (headers.get("x-api-key") ?? "") : remoteAddress, rateLimit);
  const bytes = request.method === "GET" ? undefined : await readBody(request);
  if (operation.auth === "signed" && access && bytes) await checkSignature({ access, request, body: bytes, db, clock });
  const body = bytes && parseJsonBody(bytes, headers);
  const read = readRequest<Operation>(operation, { params, query, body });
  const handler = byName.get(operation.name);
  if (!read.success)
    throw new ServiceError(isUnknown(operation, read.issues, params) ? "NOT_FOUND" : "VALIDATION_FAILED");
  if (!handler) throw new ServiceError("NOT_FOUND");
  return respondWithData(
    await handler({
      input: read.input,
      context,
      account() {
        if (!access) throw new TypeError(`${operation.name} is public, so its requests have no account.`);
        return access.account;
      },
      scopes: access?.scopes ?? [],
    }),
  );
}

/**
 * Whether only a malformed identifier makes a request invalid. Webhook reads return 404 for every unknown identifier and
 * never 400. (Service document: Endpoints, Webhooks; Errors.)
 */
function isUnknown(
  { resource }: Operation,
  issues: readonly Issue[],
  params: Readonly<Record<string, string>>,
): boolean {
  return resource.startsWith("webhook") && issues.every(({ path: [name] }) => Object.hasOwn(params, String(name)));
}
