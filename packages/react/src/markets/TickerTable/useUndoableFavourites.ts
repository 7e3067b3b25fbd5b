"use client";

import { useEffect, useRef } from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { useToast } from "../../ui/Toast/Toaster.tsx";
import { enTickerTable } from "../messages.en.ts";
import { usePairNames } from "../useTickerStore.ts";
import type { UseTickerTableReturnType } from "../useTickerTable.ts";

/** Toggles a favourite, and offers to undo a removal: the row may have left the list with it. */
export function useUndoableFavourites(
  table: Pick<UseTickerTableReturnType, "favourites" | "toggleFavourite">,
): (pairId: string) => void {
  const { ui, tickerTable: messages, fill } = useText(enUi, enTickerTable);
  const { show } = useToast();
  const nameOf = usePairNames();
  // The host may have changed the favourites before the undo.
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });

  return (pairId) => {
    const isRemoved = table.favourites.has(pairId);
    table.toggleFavourite(pairId);
    if (!isRemoved) return;
    show({
      title: fill(messages.unmarked, { pair: nameOf(pairId) }),
      about: () => document.querySelector(`.pk-TickerTable [data-pair="${CSS.escape(pairId)}"]`),
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
