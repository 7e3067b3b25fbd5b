import { invalidateResources } from "@partner-kit/react";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { KIT_URL } from "../backend/addresses.ts";
import { appInfoQuery } from "../backend/appInfo.ts";
import { sendApp } from "../backend/callApp.ts";

/** Signs a person in. partner-kit then refetches the session and clears the previous person's data. */
export function useSignIn(): UseMutationResult<void, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(personId) {
      await sendApp("POST", "session", { person: personId });
      await Promise.all([
        invalidateResources({ queryClient, kit: { baseUrl: KIT_URL }, resources: ["session"] }),
        queryClient.invalidateQueries(appInfoQuery),
      ]);
    },
  });
}
