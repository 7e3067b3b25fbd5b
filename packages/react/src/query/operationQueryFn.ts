import type { Data, Input, Operation } from "@partner-kit/contract";
import type { QueryFunctionContext } from "@tanstack/react-query";
import { checkPermission } from "../session/checkPermission.ts";
import type { Kit } from "./kit.ts";

export interface OperationQueryFnParameters<TOperation extends Operation> {
  readonly kit: Kit;
  readonly operation: TOperation;
  readonly input: Input<TOperation>;
}

/** Reads an operation for TanStack, unless the session says that this person may not. */
export function operationQueryFn<TOperation extends Operation>(
  parameters: OperationQueryFnParameters<TOperation>,
): (context: Pick<QueryFunctionContext, "client" | "signal">) => Promise<Data<TOperation>> {
  const { kit, operation, input } = parameters;
  return async ({ client, signal }) => {
    await checkPermission({ queryClient: client, kit, operation });
    return kit.client.call(operation, input, { signal });
  };
}
