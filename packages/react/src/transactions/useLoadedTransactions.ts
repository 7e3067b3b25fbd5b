"use client";

import { listTransactions, type Transaction } from "@partner-kit/contract";
import { useMemo } from "react";
import { type UsePagedReadParameters, type UsePagedReadReturnType, usePagedRead } from "../query/usePagedRead.ts";

export interface UseLoadedTransactionsReturnType
  extends UsePagedReadReturnType<{ readonly transactions: readonly Transaction[] }> {
  /** Newest first. Empty until they are read. */
  readonly transactions: readonly Transaction[];
}

/** The transactions of all loaded pages. */
export function useLoadedTransactions(parameters: UsePagedReadParameters): UseLoadedTransactionsReturnType {
  const paged = usePagedRead(listTransactions, noInput, parameters);
  const { data: pages } = paged.read;
  const transactions = useMemo(() => listOnce(pages?.map((page) => page.transactions) ?? []), [pages]);
  return { ...paged, transactions };
}

const noInput = {};

/** A transaction that moved to the next page between two reads is listed once. */
function listOnce(pages: readonly (readonly Transaction[])[]): readonly Transaction[] {
  const [first = none, ...others] = pages;
  if (others.length === 0) return first;
  return [...new Map(pages.flat().map((transaction) => [transaction.id, transaction])).values()];
}

const none: readonly Transaction[] = [];
