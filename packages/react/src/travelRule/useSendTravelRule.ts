"use client";

import { type Input, submitTravelRule, type TravelRuleSubmission } from "@partner-kit/contract";
import { useMutation } from "@tanstack/react-query";
import { useKitContext } from "../provider/KitContext.ts";
import { invalidateResources } from "../query/invalidateResources.ts";
import { rememberOutcomeUnknown } from "../query/isUncertain.ts";
import type { OperationError } from "../query/operationError.ts";
import { checkPermission } from "../session/checkPermission.ts";
import { travelRuleQuery } from "./travelRule.ts";

type SubmissionInput = Input<typeof submitTravelRule>;

/**
 * Submits sender information, and retries after a lost response, which is safe. The mutation cache holds a ticket instead
 * of the personal data, because hosts may persist the cache or show it in devtools.
 */
export function useSendTravelRule(): (input: SubmissionInput) => Promise<TravelRuleSubmission> {
  const { kit, queryClient } = useKitContext();
  const { retry, retryDelay } = kit.retryPolicy;
  const { mutateAsync } = useMutation<TravelRuleSubmission, OperationError, Ticket>(
    {
      mutationKey: [submitTravelRule.resource, { kit: kit.baseUrl, operation: submitTravelRule.name }],
      networkMode: "always",
      throwOnError: false,
      gcTime: 0,
      retry,
      retryDelay,
      mutationFn: async (ticket) => {
        const input = inputs.get(ticket);
        if (!input)
          throw new Error(
            "The input of this Travel Rule submission is gone, so nothing was sent. Submit the form again.",
          );
        try {
          await checkPermission({ queryClient, kit, operation: submitTravelRule });
          return await kit.client.call(submitTravelRule, input);
        } catch (error) {
          // The client throws nothing else.
          throw rememberOutcomeUnknown(ticket, error as OperationError);
        }
      },
    },
    queryClient,
  );
  return async (input) => {
    const { id } = input;
    const ticket = { id };
    inputs.set(ticket, input);
    const submission = await mutateAsync(ticket);
    queryClient.setQueryData(
      travelRuleQuery({ kit, id }).queryKey,
      (known) => known && { ...known, status: submission.status },
    );
    void invalidateResources({ queryClient, kit, resources: submitTravelRule.affects });
    return submission;
  };
}

/** Stands for the input in the mutation cache. */
interface Ticket {
  readonly id: string;
}

const inputs = new WeakMap<Ticket, SubmissionInput>();
