"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { createTickerSorter } from "./createTickerSorter.ts";
import type { TickerTableView } from "./TickerTableView.ts";
import type { TickerPair } from "./tickerPairs.ts";
import type { TickerStore } from "./tickerStore.ts";

export interface UseLiveOrderParameters {
  readonly pairs: readonly TickerPair[];
  readonly sort: TickerTableView["sort"];
  readonly store: TickerStore;
}

export interface UseLiveOrderReturnType {
  readonly ordered: readonly TickerPair[];
  /** Keeps the order unchanged for some time. Call it when a person interacts with the rows. */
  readonly rest: (milliseconds: number) => void;
}

/**
 * Sorts rows again every few seconds while prices move, but not while a person interacts with them, so that a row never
 * moves away from the pointer. Renders only if the order changed.
 */
export function useLiveOrder({ pairs, sort, store }: UseLiveOrderParameters): UseLiveOrderReturnType {
  const [sorter] = useState(createTickerSorter);
  const [update, setUpdate] = useState<{
    readonly of: readonly TickerPair[];
    readonly ordered: readonly TickerPair[];
  }>();
  const initial = useMemo(() => sorter({ pairs, sort, get: store.get }), [sorter, pairs, sort, store]);
  const ordered = update?.of === initial ? update.ordered : initial;
  const restsUntil = useRef(0);

  const isMoving = sort !== undefined && sort.column !== "pair";
  useEffect(() => {
    if (!isMoving) return;
    let current = initial;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const resort = () => {
      const left = restsUntil.current - Date.now();
      if (left > 0) {
        timer = setTimeout(resort, left);
        return;
      }
      timer = undefined;
      const next = sorter({ pairs, sort, get: store.get });
      if (next.every((pair, index) => pair === current[index])) return;
      current = next;
      setUpdate({ of: initial, ordered: next });
    };
    const stop = store.subscribeAll(() => {
      timer ??= setTimeout(resort, SORT_INTERVAL);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isMoving, initial, sorter, pairs, sort, store]);

  return {
    ordered,
    rest: (milliseconds) => {
      restsUntil.current = Date.now() + milliseconds;
    },
  };
}

/** Milliseconds. */
const SORT_INTERVAL = 5000;
