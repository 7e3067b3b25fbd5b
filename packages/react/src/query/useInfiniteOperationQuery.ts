"use client";

import type { Data, Input, Operation } from "@partner-kit/contract";
import {
  type InfiniteData,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from "@tanstack/react-query";
import { useKitContext } from "../provider/KitContext.ts";
import { withPermission } from "../session/checkPermission.ts";
import { useSession } from "../session/useSession.ts";
import type { OperationError } from "./operationError.ts";
import { type OperationQueryKey, operationPagesKey, operationQueryKey } from "./operationQueryKey.ts";
import { operationQueryPolicy } from "./operationQueryPolicy.ts";
import type { FailableQuery } from "./retryPolicy.ts";

/** The pages of a list that are loaded. The first one has no cursor. */
export type OperationPages<TOperation extends Operation> = InfiniteData<Data<TOperation>, string | undefined>;

export interface UseInfiniteOperationQueryParameters<
  TOperation extends Operation,
  TSelected = OperationPages<TOperation>,
> {
  /** Milliseconds between refetches of all loaded pages. Default: refetches only when the data is stale. */
  readonly refreshInterval?: number | undefined;
  /** TanStack's options, except those that belong to the operation. */
  readonly query?:
    | Omit<
        UseInfiniteQueryOptions<
          Data<TOperation>,
          OperationError,
          TSelected,
          OperationQueryKey<TOperation>,
          string | undefined
        >,
        "queryKey" | "queryFn" | "initialPageParam" | "getNextPageParam"
      >
    | undefined;
}

export type UseInfiniteOperationQueryReturnType<
  TOperation extends Operation,
  TSelected = OperationPages<TOperation>,
> = UseInfiniteQueryResult<TSelected, OperationError>;

/**
 * Reads the pages of a list and returns TanStack's result unchanged. There is one page unless the proxy's `overrides`
 * declare more. A page that the operation's own query has read is not read again.
 */
export function useInfiniteOperationQuery<TOperation extends Operation, TSelected = OperationPages<TOperation>>(
  operation: TOperation,
  input: Input<TOperation>,
  { refreshInterval, query }: UseInfiniteOperationQueryParameters<TOperation, TSelected> = {},
): UseInfiniteOperationQueryReturnType<TOperation, TSelected> {
  const { kit, queryClient } = useKitContext();
  const { retryPolicy, baseUrl } = kit;
  const isPaged = useIsPaged(operation);
  const knownPage = () => {
    if (query?.enabled === false) return undefined;
    const state = queryClient.getQueryState<Data<TOperation>>(operationQueryKey({ baseUrl, operation, input }));
    return state?.data === undefined ? undefined : { ...state, data: state.data };
  };
  return useInfiniteQuery(
    {
      ...operationQueryPolicy({ kit, operation }),
      refetchInterval: (failable: FailableQuery) => retryPolicy.refetchInterval(failable) || refreshInterval || false,
      initialData: () => {
        const known = knownPage();
        return known && { pages: [known.data], pageParams: [undefined] };
      },
      // Data that an event made stale is refetched.
      initialDataUpdatedAt: () => {
        const known = knownPage();
        return known?.isInvalidated ? 0 : known?.dataUpdatedAt;
      },
      ...query,
      queryKey: operationPagesKey({ baseUrl, operation, input }),
      queryFn: ({ client, signal, pageParam: cursor }): Promise<Data<TOperation>> => {
        const page = cursor === undefined ? input : { ...input, cursor };
        return withPermission({ queryClient: client, kit, operation }, () =>
          kit.client.call(operation, page, { signal }),
        );
      },
      initialPageParam: undefined,
      getNextPageParam: (last, _pages, _cursor, cursors) => (isPaged ? nextCursorOf(last, cursors) : undefined),
    },
    queryClient,
  );
}

/** Whether the proxy can read further pages of a list. `undefined` until the session is read. */
export function useIsPaged({ name }: Operation): boolean | undefined {
  const { data: session } = useSession();
  return session && session.operations[name]?.paged === true;
}

/** Where the next page begins. A cursor that was used before would repeat the same pages without an end. */
export function nextCursorOf(page: unknown, used: readonly (string | undefined)[] = []): string | undefined {
  const next: unknown = typeof page === "object" && page !== null ? Reflect.get(page, "next_cursor") : undefined;
  return typeof next === "string" && !used.includes(next) ? next : undefined;
}
