"use client";

import { useKitContext } from "../provider/KitContext.ts";
import { sessionQuery } from "./sessionQuery.ts";

/**
 * Who is signed in. A tint marks a changed value, and must not appear because another person signed in. Empty until the
 * session is known. Neither reads the session nor renders with it: data of another person renders anyway.
 */
export function usePerson(): string {
  const { kit, queryClient } = useKitContext();
  return queryClient.getQueryData(sessionQuery({ kit }).queryKey)?.subject ?? "";
}
