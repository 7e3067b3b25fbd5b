import { getSession, isApiError, type Session } from "@partner-kit/contract";
import type { Query, QueryClient } from "@tanstack/react-query";
import { invalidateResources } from "../query/invalidateResources.ts";
import type { Kit } from "../query/kit.ts";
import { isKitQueryKey, operationQueryKey } from "../query/operationQueryKey.ts";
import { isRefusal } from "./checkPermission.ts";
import { permissionOf } from "./permission.ts";

export interface WatchSessionParameters {
  readonly queryClient: QueryClient;
  readonly kit: Kit;
  /** Called when another user signs in, or the first one. */
  readonly onSignIn: () => void;
}

/**
 * Keeps the query cache consistent with the session. A refusal refetches the session, a new grant refetches refused reads,
 * and another user clears the cache. Returns the cleanup.
 */
export function watchSession({ queryClient, kit, onSignIn }: WatchSessionParameters): () => void {
  const { baseUrl } = kit;
  const sessionKey = operationQueryKey({ baseUrl, operation: getSession, input: {} });
  let subject = queryClient.getQueryData<Session>(sessionKey)?.subject;
  let isSignedOut = isSignInNeeded(queryClient.getQueryState(sessionKey)?.error);

  const stopQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || !isKitQueryKey(event.query.queryKey, baseUrl)) return;
    const isSession = event.query.queryKey[0] === "session";
    if (isSession && event.action.type === "success") onSession();
    else if (event.action.type !== "error") return;
    else if (!isSession) onFailure(event.action.error);
    else if (isSignInNeeded(event.action.error)) isSignedOut = true;
  });
  const stopMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "error") return;
    if (isKitQueryKey(event.mutation.options.mutationKey, baseUrl)) onFailure(event.action.error);
  });
  return () => {
    stopQueries();
    stopMutations();
  };

  function onFailure(error: unknown): void {
    if (isRefusal(error)) void invalidateResources({ queryClient, kit, resources: ["session"] });
  }

  function onSession(): void {
    const session = queryClient.getQueryData<Session>(sessionKey);
    if (!session) return;
    const isAnother = subject !== undefined && subject !== session.subject;
    subject = session.subject;
    const isAgain = isSignedOut;
    isSignedOut = false;
    if (isAnother) resetReads();
    else
      void queryClient.refetchQueries({
        type: "active",
        predicate: (query) =>
          isRead(query) && (isAllowedNow(query, session) || (isAgain && isSignInNeeded(query.state.error))),
      });
    if (isAnother || isAgain) onSignIn();
  }

  function resetReads(): void {
    // A reset cancels a read in progress, and repeats it only for components. Other callers, such as `queryClient.query`, would
    // get a `CancelledError`. The read that starts before that error is thrown takes its place.
    const inactive = queryClient.getQueryCache().findAll({ type: "inactive", predicate: isRead });
    const waiting = inactive.filter(({ state }) => state.fetchStatus !== "idle");
    void queryClient.resetQueries({ predicate: isRead });
    for (const query of waiting) query.fetch().catch(() => undefined);
  }

  function isRead({ queryKey }: Query): boolean {
    return isKitQueryKey(queryKey, baseUrl) && queryKey[0] !== "session";
  }
}

function isSignInNeeded(error: unknown): boolean {
  return isApiError(error, "SESSION_REQUIRED");
}

/** Whether a read failed with a refusal that no longer applies. */
function isAllowedNow({ state: { error } }: Query, session: Session): boolean {
  // Compares names, because a page can contain two copies of the kit.
  if (!(error instanceof Error) || error.name !== "PermissionError") return false;
  return permissionOf(session, String(Reflect.get(error, "operation"))).allowed;
}
