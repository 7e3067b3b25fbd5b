import { getSession, type Session } from "@partner-kit/contract";
import type { Kit } from "../query/kit.ts";
import { operationQueryKey } from "../query/operationQueryKey.ts";
import { operationQueryPolicy } from "../query/operationQueryPolicy.ts";

/** How the session is read: like anything else, but that all other calls wait for it. */
export function sessionQueryDefaults({ kit }: { readonly kit: Kit }) {
  return {
    ...operationQueryPolicy({ kit, resource: "session" }),
    queryKey: operationQueryKey({ baseUrl: kit.baseUrl, operation: getSession, input: {} }),
    // Not aborted when whoever asked goes: others wait for the same answer.
    queryFn: (): Promise<Session> => kit.client.call(getSession, {}),
    // Fails at once rather than keep the others waiting, and is read again in the background.
    retry: false,
  };
}
