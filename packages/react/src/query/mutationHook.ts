import type { Operation } from "@partner-kit/contract";
import {
  type UseOperationMutationParameters,
  type UseOperationMutationReturnType,
  useOperationMutation,
} from "./useOperationMutation.ts";

/** A data hook that sends a change. */
export type MutationHook<TOperation extends Operation> = <TContext = unknown>(
  parameters?: UseOperationMutationParameters<TOperation, TContext>,
) => UseOperationMutationReturnType<TOperation, TContext>;

/**
 * Creates the data hook of an operation that changes something.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function mutationHook<TOperation extends Operation>(operation: TOperation): MutationHook<TOperation> {
  return function useChange(parameters = {}) {
    return useOperationMutation(operation, parameters);
  };
}
