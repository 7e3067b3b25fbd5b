export interface PlaceTooltipParameters {
  /** Bounds of the anchor in the viewport. */
  readonly anchor: Pick<DOMRect, "top" | "bottom" | "left" | "width">;
  readonly tooltip: { readonly width: number; readonly height: number };
  readonly viewport: { readonly width: number; readonly height: number };
}

/** CSS pixels from the viewport's top left. */
export interface PlaceTooltipReturnType {
  readonly top: number;
  readonly left: number;
}

/** Centres the tooltip above its anchor, or below it if there is no room. Keeps it within the viewport. */
export function placeTooltip({ anchor, tooltip, viewport }: PlaceTooltipParameters): PlaceTooltipReturnType {
  const above = anchor.top - GAP - tooltip.height;
  const centred = anchor.left + anchor.width / 2 - tooltip.width / 2;
  return {
    top: above >= EDGE ? above : anchor.bottom + GAP,
    left: Math.max(EDGE, Math.min(centred, viewport.width - EDGE - tooltip.width)),
  };
}

const GAP = 6;
const EDGE = 8;
