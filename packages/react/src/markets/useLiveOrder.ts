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
  /** To be called when a person does something at the rows: they then stay where they are for a while. */
  readonly rest: (milliseconds: number) => void;
}

/**
 * Keeps rows in order while their figures move. The order is looked at again every few seconds, and only while nobody is
 * busy with the rows, so that none of them moves away from under a pointer; the page hears of it only where it changed.
 */
export function useLiveOrder({ pairs, sort, store }: UseLiveOrderParameters): UseLiveOrderReturnType {
  const [sorter] = useState(createTickerSorter);
  const [later, setLater] = useState<{ readonly of: readonly TickerPair[]; readonly ordered: readonly TickerPair[] }>();
  const atFirst = useMemo(() => sorter({ pairs, sort, get: store.get }), [sorter, pairs, sort, store]);
  const ordered = later?.of === atFirst ? later.ordered : atFirst;
  const restsUntil = useRef(0);

  const isMoving = sort !== undefined && sort.column !== "pair";
  useEffect(() => {
    if (!isMoving) return;
    let current = atFirst;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const left = restsUntil.current - Date.now();
      if (left > 0) {
        timer = setTimeout(look, left);
        return;
      }
      timer = undefined;
      const next = sorter({ pairs, sort, get: store.get });
      if (next.every((pair, index) => pair === current[index])) return;
      current = next;
      setLater({ of: atFirst, ordered: next });
    };
    const stop = store.subscribeAll(() => {
      timer ??= setTimeout(look, LOOK_EVERY);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isMoving, atFirst, sorter, pairs, sort, store]);

  return {
    ordered,
    rest: (milliseconds) => {
      restsUntil.current = Date.now() + milliseconds;
    },
  };
}

/** Milliseconds. */
const LOOK_EVERY = 5000;
