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
  /** Somebody else is signed in now, or somebody where nobody was. */
  readonly onSignIn: () => void;
}

/**
 * Keeps what was read and who is signed in together: a refusal makes the session be read again, a new grant brings what
 * was not allowed, and what one person read is not shown to the next. Answers how to stop.
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
    if (isAnother) void queryClient.resetQueries({ predicate: isRead });
    else
      void queryClient.refetchQueries({
        type: "active",
        predicate: (query) =>
          isRead(query) && (isAllowedNow(query, session) || (isAgain && isSignInNeeded(query.state.error))),
      });
    if (isAnother || isAgain) onSignIn();
  }

  function isRead({ queryKey }: Query): boolean {
    return isKitQueryKey(queryKey, baseUrl) && queryKey[0] !== "session";
  }
}

function isSignInNeeded(error: unknown): boolean {
  return isApiError(error, "SESSION_REQUIRED");
}

/** Whether a read ended in a refusal that no longer holds. */
function isAllowedNow({ state: { error } }: Query, session: Session): boolean {
  // By name, not by class: a host's page can hold two copies of the kit.
  if (!(error instanceof Error) || error.name !== "PermissionError") return false;
  return permissionOf(session, String(Reflect.get(error, "operation"))).allowed;
}
