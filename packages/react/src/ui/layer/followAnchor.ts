import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from "@floating-ui/react";

export interface FollowParameters {
  readonly layer: HTMLElement;
  /** What the layer stands beside. */
  readonly reference: HTMLElement;
  readonly placement: Placement;
  /** As wide as what it stands beside, at least. */
  readonly isAsWide: boolean;
}

/** Keeps a layer beside something, wherever that goes. Returns how to stop. */
export function followAnchor(parameters: FollowParameters): () => void {
  const { layer, reference } = parameters;
  return autoUpdate(reference, layer, () => void place(parameters));
}

async function place({ layer, reference, placement, isAsWide }: FollowParameters): Promise<void> {
  const { x, y } = await computePosition(reference, layer, {
    strategy: "fixed",
    placement,
    middleware: [
      offset(4),
      flip({ padding: EDGE }),
      shift({ padding: EDGE }),
      size({
        padding: EDGE,
        apply: ({ availableHeight, availableWidth, rects }) => {
          layer.style.setProperty("--pk-layer-height", `${Math.max(MINIMUM, availableHeight)}px`);
          layer.style.setProperty("--pk-layer-width", `${availableWidth}px`);
          if (isAsWide) layer.style.minInlineSize = `${Math.min(rects.reference.width, availableWidth)}px`;
        },
      }),
    ],
  });
  layer.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  layer.dataset["placed"] = "";
}

/** CSS pixels from the edge of the page. */
const EDGE = 8;
/** CSS pixels; less is of no use, and may lie over its anchor. */
const MINIMUM = 120;
