import type { Input, Operation } from "@partner-kit/contract";
import type { Kit } from "./kit.ts";
import type { OperationQueryOptions } from "./operationQueryKey.ts";
import { operationQueryOptions } from "./operationQueryOptions.ts";

/** The kit and the operation's input. */
export type QueryOptionsParameters<TOperation extends Operation> = {
  readonly kit: Kit;
} & (keyof TOperation["input"]["shape"] extends never ? unknown : Input<TOperation>);

/** Returns TanStack options of one read: `prefetchQuery(recipientsQuery({ kit, type: "fiat" }))`. */
export type QueryOptionsFactory<TOperation extends Operation> = (
  parameters: QueryOptionsParameters<TOperation>,
) => OperationQueryOptions<TOperation>;

/**
 * Creates the options factory of an operation.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function queryOptionsOf<TOperation extends Operation>(operation: TOperation): QueryOptionsFactory<TOperation> {
  return ({ kit, ...input }) =>
    // The rest is the input, but TypeScript cannot infer this from the type parameter.
    operationQueryOptions({ kit, operation, input: input as Input<TOperation> });
}
