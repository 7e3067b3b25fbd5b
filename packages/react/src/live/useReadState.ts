"use client";

import type { OperationError } from "../query/operationError.ts";
import type { Read } from "../query/usePagedRead.ts";
import { useSettledError } from "../query/useSettledError.ts";
import { type Freshness, useFreshness } from "./useFreshness.ts";

/** The state of a component that shows one read. */
export type ReadState<TReady> =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  | (ReadyState & TReady);

/** The state of a list. It is `empty` if there is nothing to list. */
export type ListState<TReady> = ReadState<TReady> | { readonly status: "empty" };

interface ReadyState {
  readonly status: "ready";
  readonly freshness: Freshness;
  /** Time of the last successful read in milliseconds since the epoch, by `Date.now`. */
  readonly receivedAt: number;
  readonly isRefreshing: boolean;
}

/**
 * Derives a component's state from its read. Data of an earlier read stays while the read is repeated and after it failed.
 *
 * @param toShown Returns what to show of the data, or `"empty"`.
 */
export function useReadState<TData, TShown extends object | "empty">(
  read: Read<TData>,
  toShown: (data: TData) => TShown,
): "empty" extends TShown ? ListState<Exclude<TShown, "empty">> : ReadState<TShown>;
export function useReadState(read: Read<unknown>, toShown: (data: unknown) => object | "empty"): ListState<object> {
  const error = useSettledError(read);
  const { data, dataUpdatedAt: receivedAt, isFetching, isPlaceholderData } = read;
  const freshness = useFreshness({ error, receivedAt });
  // If a filter fails, the rows of the previous one must not be shown as its result.
  if (data === undefined || (isPlaceholderData && error)) {
    return error ? { status: "error", error, isRetrying: isFetching } : { status: "loading" };
  }
  const shown = toShown(data);
  if (shown === "empty") return { status: "empty" };
  return { status: "ready", freshness, receivedAt, isRefreshing: isFetching, ...shown };
}
