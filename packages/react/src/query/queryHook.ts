import type { Data, Input, Operation } from "@partner-kit/contract";
import type { Kit } from "./kit.ts";
import type { OperationQueryOptions } from "./operationQueryKey.ts";
import { operationQueryOptions } from "./operationQueryOptions.ts";
import {
  type OperationPages,
  type UseInfiniteOperationQueryParameters,
  type UseInfiniteOperationQueryReturnType,
  useInfiniteOperationQuery,
} from "./useInfiniteOperationQuery.ts";
import {
  type UseOperationQueryParameters,
  type UseOperationQueryReturnType,
  useOperationQuery,
} from "./useOperationQuery.ts";

/** Parameters of a reading data hook: the operation's input and the options of every read. */
export type QueryHookParameters<
  TOperation extends Operation,
  TSelected = Data<TOperation>,
> = UseOperationQueryParameters<TOperation, TSelected> & PartialInput<TOperation>;

/** A reading data hook. It waits while a required field of the input is `undefined`. */
export type QueryHook<TOperation extends Operation> = <TSelected = Data<TOperation>>(
  ...parameters: object extends PartialInput<TOperation>
    ? [parameters?: QueryHookParameters<TOperation, TSelected>]
    : [parameters: QueryHookParameters<TOperation, TSelected>]
) => UseOperationQueryReturnType<TOperation, TSelected>;

/** The operation's input. A required field may be `undefined` until it is known. */
type PartialInput<TOperation extends Operation> = keyof TOperation["input"]["shape"] extends never
  ? unknown
  : { [TField in keyof Input<TOperation>]: Input<TOperation>[TField] | undefined };

/**
 * Creates the data hook of an operation that reads.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function queryHook<TOperation extends Operation>(operation: TOperation): QueryHook<TOperation> {
  const required = requiredFields(operation);
  return function useData<TSelected = Data<TOperation>>(...[parameters]: readonly [object?]) {
    // The fields depend on the operation, but TypeScript cannot infer this from the type parameter.
    const { query, refreshInterval, ...input } = (parameters ?? {}) as UseOperationQueryParameters<
      TOperation,
      TSelected
    > &
      Input<TOperation>;
    const known = required.every((field) => Reflect.get(input, field) !== undefined);
    return useOperationQuery(operation, known ? (input as Input<TOperation>) : undefined, { query, refreshInterval });
  };
}

/** The data hook of a list with pages. */
export type InfiniteQueryHook<TOperation extends Operation> = <TSelected = OperationPages<TOperation>>(
  parameters?: UseInfiniteOperationQueryParameters<TOperation, TSelected> & Omit<Input<TOperation>, "cursor">,
) => UseInfiniteOperationQueryReturnType<TOperation, TSelected>;

/**
 * Creates the data hook of a list with pages, whose other fields are optional.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function infiniteQueryHook<TOperation extends Operation>(operation: TOperation): InfiniteQueryHook<TOperation> {
  return function usePages<TSelected = OperationPages<TOperation>>(parameters?: object) {
    // The fields depend on the operation, but TypeScript cannot infer this from the type parameter.
    const { query, refreshInterval, ...input } = (parameters ?? {}) as UseInfiniteOperationQueryParameters<
      TOperation,
      TSelected
    > &
      Input<TOperation>;
    return useInfiniteOperationQuery(operation, input as Input<TOperation>, { query, refreshInterval });
  };
}

function requiredFields({ input }: Operation): readonly string[] {
  const fields: Readonly<Record<string, { readonly _zod: { readonly optin?: "optional" | undefined } }>> = input.shape;
  return Object.entries(fields).flatMap(([name, { _zod }]) => (_zod.optin === "optional" ? [] : [name]));
}

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
