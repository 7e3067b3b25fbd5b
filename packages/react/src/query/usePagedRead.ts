"use client";

import type { Data, Input, Operation } from "@partner-kit/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { OperationError } from "./operationError.ts";
import { nextCursorOf, useInfiniteOperationQuery, useIsPaged } from "./useInfiniteOperationQuery.ts";
import { useOperationQuery } from "./useOperationQuery.ts";

/** The part of TanStack's result that the state of a component derives from. */
export type Read<TData> = Pick<
  UseQueryResult<TData, OperationError>,
  "data" | "dataUpdatedAt" | "error" | "errorUpdatedAt" | "isFetching" | "isPlaceholderData" | "status"
>;

/** Whether the service has more pages than those that are loaded. `failed`: the last attempt to load one failed. */
export type MorePages = "none" | "available" | "loading" | "failed";

export interface UsePagedReadParameters {
  /** Milliseconds between reads. */
  readonly refreshInterval: number;
  /** Default true. */
  readonly isEnabled?: boolean | undefined;
}

export interface UsePagedReadReturnType<TPage> {
  /** The loaded pages. Reading more of them is not a refresh, and its failure leaves them current. */
  readonly read: Read<readonly TPage[]>;
  readonly more: MorePages;
  /** Reads all loaded pages again. */
  readonly refresh: () => void;
  /** Loads the next page, after a refresh if one is in progress. */
  readonly loadMore: () => void;
}

/**
 * Reads a list that can have pages. The first page is the operation's own query, which every reader shares. If the proxy
 * can read further pages, they continue it.
 */
export function usePagedRead<TOperation extends Operation>(
  operation: TOperation,
  input: Input<TOperation>,
  { refreshInterval, isEnabled = true }: UsePagedReadParameters,
): UsePagedReadReturnType<Data<TOperation>> {
  const isPaged = useIsPaged(operation);
  const first = useOperationQuery(operation, input, {
    refreshInterval,
    query: { enabled: ({ state }) => isEnabled && (!isPaged || state.data === undefined) },
  });
  const all = useInfiniteOperationQuery(operation, input, {
    refreshInterval,
    query: { enabled: isEnabled && isPaged === true && first.data !== undefined },
  });
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = all;
  const [isWanted, setWanted] = useState(false);
  const isContinued = isPaged === true && all.data !== undefined;

  useEffect(() => {
    // Loading a page would cancel a refresh, whose changes would then be missing.
    if (!isWanted || isFetching) return;
    const load = async () => {
      if (hasNextPage) await fetchNextPage({ cancelRefetch: false });
      setWanted(false);
    };
    void load();
  }, [isWanted, isFetching, hasNextPage, fetchNextPage]);

  const { data: page } = first;
  const single = useMemo(() => (page === undefined ? undefined : [page]), [page]);
  const data = isContinued ? all.data.pages : single;
  const more = readMore();
  return {
    read: isContinued
      ? {
          data,
          dataUpdatedAt: all.dataUpdatedAt,
          isFetching: isFetching && !isFetchingNextPage,
          isPlaceholderData: all.isPlaceholderData,
          ...(isFetchNextPageError
            ? { status: "success", error: null, errorUpdatedAt: 0 }
            : { status: all.status, error: all.error, errorUpdatedAt: all.errorUpdatedAt }),
        }
      : {
          data,
          dataUpdatedAt: first.dataUpdatedAt,
          isFetching: first.isFetching,
          isPlaceholderData: first.isPlaceholderData,
          status: first.status,
          error: first.error,
          errorUpdatedAt: first.errorUpdatedAt,
        },
    more,
    refresh: () => void (isContinued ? all.refetch() : first.refetch()),
    loadMore: () => {
      if (more === "available" || more === "failed") setWanted(true);
    },
  };

  function readMore(): MorePages {
    // Until the session is read, a page that has a next one must not look like the whole list.
    if (!isContinued) return isPaged !== false && nextCursorOf(page) !== undefined ? "loading" : "none";
    if (isWanted || isFetchingNextPage) return "loading";
    if (isFetchNextPageError) return "failed";
    return hasNextPage ? "available" : "none";
  }
}
