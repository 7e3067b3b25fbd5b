import type { MouseEvent } from "react";

export interface RowPressParameters {
  readonly onToggleFavourite: (pairId: string) => void;
  readonly onSelect: ((pairId: string) => void) | undefined;
}

/**
 * Props of the element around the rows. A click on a star toggles the favourite, and a click elsewhere in a row opens the
 * market unless text is selected. Keyboard users have the button with the pair's name.
 */
export function rowPressProps({ onToggleFavourite, onSelect }: RowPressParameters) {
  return {
    onClick: ({ target }: MouseEvent<HTMLElement>) => {
      if (!(target instanceof Element)) return;
      const pairId = target.closest("[data-pair]")?.getAttribute("data-pair");
      const button = target.closest("button");
      if (!pairId) return;
      if (button?.dataset["part"] === "star") onToggleFavourite(pairId);
      else if (button || getSelection()?.isCollapsed !== false) onSelect?.(pairId);
    },
  };
}
