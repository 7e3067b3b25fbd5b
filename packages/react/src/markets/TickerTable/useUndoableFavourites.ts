"use client";

import type { RefObject } from "react";
import { useText } from "../../locale/useText.ts";
import { useLatest } from "../../provider/useLatest.ts";
import { enUi } from "../../text/messages.en.ts";
import { useToast } from "../../ui/Toast/Toaster.tsx";
import { enTickerTable } from "../messages.en.ts";
import { usePairNames } from "../useTickerStore.ts";
import type { UseTickerTableReturnType } from "../useTickerTable.ts";

export interface UseUndoableFavouritesParameters
  extends Pick<UseTickerTableReturnType, "favourites" | "toggleFavourite"> {
  readonly rootRef: RefObject<HTMLElement | null>;
}

/** Toggles a favourite, and offers to undo a removal: the row may have left the list with it. */
export function useUndoableFavourites({
  rootRef,
  ...table
}: UseUndoableFavouritesParameters): (pairId: string) => void {
  const { ui, tickerTable: messages, fill } = useText(enUi, enTickerTable);
  const { show } = useToast();
  const nameOf = usePairNames();
  // The host may have changed the favourites before the undo.
  const latest = useLatest(table);

  return (pairId) => {
    const isRemoved = table.favourites.has(pairId);
    table.toggleFavourite(pairId);
    if (!isRemoved) return;
    show({
      title: fill(messages.unmarked, { pair: nameOf(pairId) }),
      about: () => rootRef.current?.querySelector(`[data-pair="${CSS.escape(pairId)}"]`) ?? null,
      action: {
        label: ui.undo,
        onAction: () => {
          const { favourites, toggleFavourite } = latest.current;
          if (!favourites.has(pairId)) toggleFavourite(pairId);
        },
      },
    });
  };
}
