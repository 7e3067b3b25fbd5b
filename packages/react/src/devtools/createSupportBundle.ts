import {
  allGrantedScopes,
  allOperations,
  createMatcher,
  type Endpoint,
  errorCodes,
  isApiError,
  kitOperations,
  LIVE_PATH,
  listAssumptions,
  refusalReasons,
  type Session,
} from "@partner-kit/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { LiveStatus } from "../live/LiveConnection.ts";
import type { Kit } from "../query/kit.ts";
import { isKitQueryKey } from "../query/operationQueryKey.ts";
import type { LoggedRequest } from "./createRequestLog.ts";

export interface CreateSupportBundleParameters {
  readonly kit: Kit;
  readonly queryClient: QueryClient;
  readonly session: Session | undefined;
  readonly live: LiveStatus;
  readonly requests: readonly LoggedRequest[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The state of a provider without personal data, for a support request. Times are in ISO 8601. */
export interface SupportBundle {
  readonly created_at: string;
  readonly session: {
    readonly environment: string;
    readonly scopes: readonly string[];
    readonly missing_scopes: readonly { readonly scope: string; readonly reason: string }[];
    readonly assumed: readonly { readonly kind: string; readonly name: string }[];
  } | null;
  readonly live: {
    readonly state: string;
    readonly since: string | null;
    readonly upstream: string;
    readonly upstream_code: string | null;
  };
  readonly reads: readonly BundledRead[];
  readonly requests: readonly BundledRequest[];
}

export interface BundledRead {
  readonly resource: string;
  readonly operation: string;
  readonly status: string;
  readonly is_fetching: boolean;
  readonly is_stale: boolean;
  /** Number of mounted components that use it. */
  readonly observers: number;
  readonly updated_at: string | null;
  readonly error: { readonly name: string; readonly code: string | null } | null;
}

export interface BundledRequest {
  readonly operation: string;
  readonly method: string;
  /** The path of the operation, with the names of its parameters. */
  readonly path: string;
  readonly status: LoggedRequest["status"];
  readonly started_at: string;
  readonly duration_ms: number | null;
  readonly correlation_id: string | null;
}

/**
 * Creates a support bundle. Text is included only if the contract lists it, or if it has the format of a correlation ID.
 * Other text becomes `other`.
 */
export function createSupportBundle(parameters: CreateSupportBundleParameters): SupportBundle {
  const { kit, queryClient, session, live, requests, now } = parameters;
  const { state, since, upstream, upstreamCode } = live;
  return {
    created_at: writeTime(now),
    session: session ? bundleSession(session) : null,
    live: {
      state,
      since: since === undefined ? null : writeTime(since),
      upstream,
      upstream_code: upstreamCode === undefined ? null : allow(codes, upstreamCode),
    },
    reads: bundleReads({ kit, queryClient }),
    requests: requests.map((request) => bundleRequest(request, kit.baseUrl)),
  };
}

interface NamedEndpoint extends Endpoint {
  readonly name: string;
}

function bundleSession({
  environment,
  scopes,
  missing_scopes: missing,
  assumed,
}: Session): NonNullable<SupportBundle["session"]> {
  return {
    environment: allow(environments, environment),
    scopes: scopes.map((scope) => allow(scopeNames, scope)),
    missing_scopes: missing.map(({ scope, reason }) => ({
      scope: allow(scopeNames, scope),
      reason: allow(reasons, reason),
    })),
    assumed: assumed.flatMap(({ kind, name }) => (assumptions.has(`${kind} ${name}`) ? [{ kind, name }] : [])),
  };
}

function bundleReads({ kit, queryClient }: Pick<CreateSupportBundleParameters, "kit" | "queryClient">) {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap((query): readonly BundledRead[] => {
      const { queryKey, state } = query;
      if (!isKitQueryKey(queryKey, kit.baseUrl)) return [];
      const [resource, { operation }] = queryKey;
      const { error, dataUpdatedAt } = state;
      return [
        {
          resource: allow(resources, resource),
          operation: allow(operationNames, operation),
          status: state.status,
          is_fetching: state.fetchStatus === "fetching",
          is_stale: query.isStale(),
          observers: query.getObserversCount(),
          updated_at: dataUpdatedAt === 0 ? null : writeTime(dataUpdatedAt),
          error: error
            ? { name: allow(errorNames, error.name), code: isApiError(error) ? allow(codes, error.code) : null }
            : null,
        },
      ];
    })
    .toSorted((one, other) => one.resource.localeCompare(other.resource, "en"));
}

function bundleRequest(request: LoggedRequest, baseUrl: string): BundledRequest {
  const { method, url, status, startedAt, duration, correlationId } = request;
  const match = url.startsWith(baseUrl) ? findEndpoint(method, url.slice(baseUrl.length)) : undefined;
  const endpoint = match?.kind === "operation" ? match.operation : unknownEndpoint;
  return {
    operation: endpoint.name,
    method: endpoint.method,
    path: endpoint.path,
    status,
    started_at: writeTime(startedAt),
    duration_ms: duration ?? null,
    correlation_id: correlationId && uuid.test(correlationId) ? correlationId : null,
  };
}

function allow(allowed: ReadonlySet<string>, text: string): string {
  return allowed.has(text) ? text : OTHER;
}

function writeTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

const OTHER = "other";
const everyOperation = [...allOperations, ...Object.values(kitOperations)];
const findEndpoint = createMatcher<NamedEndpoint>([
  ...everyOperation,
  { name: "live", method: "GET", path: LIVE_PATH },
]);
const unknownEndpoint = { name: OTHER, method: OTHER, path: OTHER };

const environments = new Set<string>(["staging", "production"]);
const scopeNames = new Set<string>(allGrantedScopes);
const reasons = new Set<string>(refusalReasons);
const resources = new Set<string>(everyOperation.map(({ resource }) => resource));
const operationNames = new Set<string>(everyOperation.map(({ name }) => name));
const codes = new Set<string>(Object.keys(errorCodes));
const errorNames = new Set(["ApiError", "InputError", "NetworkError", "PermissionError", "ResponseError"]);
const assumptions = new Set(listAssumptions().map(({ kind, name }) => `${kind} ${name}`));
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
