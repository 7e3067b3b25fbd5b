import type { MouseEvent } from "react";

export interface RowPressProps {
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Opens a market by a press anywhere in its row, but for the row's own controls, and not where figures were selected.
 * For pointers only: the keyboard has the button of the pair's name.
 */
export function rowPressProps(onSelect: ((pairId: string) => void) | undefined): RowPressProps {
  if (!onSelect) return {};
  return {
    onClick: ({ target }) => {
      if (!(target instanceof Element) || target.closest("button") || getSelection()?.isCollapsed === false) return;
      const pairId = target.closest("[data-pair]")?.getAttribute("data-pair");
      if (pairId) onSelect(pairId);
    },
  };
}
