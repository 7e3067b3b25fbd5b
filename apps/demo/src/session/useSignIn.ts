import { invalidateResources, usePartnerKit } from "@partner-kit/react";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { sendApp } from "../backend/callApp.ts";

/** Signs somebody in, or out with `null`. The kit is told, reads the session again and forgets what the former person saw. */
export function useSignIn(): UseMutationResult<unknown, Error, string | null> {
  const { kit, queryClient } = usePartnerKit();
  return useMutation({
    mutationFn: (personId: string | null) =>
      personId === null ? sendApp("DELETE", "session") : sendApp("POST", "session", { person: personId }),
    onSuccess: () => invalidateResources({ queryClient, kit, resources: ["session"] }),
  });
}
