"use client";

import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from "@floating-ui/react";
import { type HTMLAttributes, type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { showInTopLayer } from "./showInTopLayer.ts";

export interface LayerProps extends Omit<HTMLAttributes<HTMLDivElement>, "style"> {
  /** What it stands beside. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Default `bottom-start`; the other side where there is no room. */
  readonly placement?: Placement | undefined;
  /** As wide as its anchor at least. Default false. */
  readonly isAsWide?: boolean | undefined;
  /** Told of a press outside of it and of its anchor. */
  readonly onPressOutside: () => void;
  readonly elementRef?: RefObject<HTMLDivElement | null> | undefined;
}

/** What lies above the page, beside something, and follows it. Rendered while open, where it is used. */
export function Layer(props: LayerProps): ReactElement {
  const { anchor, placement = "bottom-start", isAsWide = false, onPressOutside, elementRef, ...attributes } = props;
  const own = useRef<HTMLDivElement>(null);
  const element = elementRef ?? own;

  useLayoutEffect(() => {
    const [layer, reference] = [element.current, anchor.current];
    if (!layer || !reference) return undefined;
    showInTopLayer(layer);
    return autoUpdate(reference, layer, () => void place({ layer, reference, placement, isAsWide }));
  }, [element, anchor, placement, isAsWide]);

  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      const isInside = [element, anchor].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isInside) onPressOutside();
    };
    document.addEventListener("pointerdown", press, true);
    return () => document.removeEventListener("pointerdown", press, true);
  }, [element, anchor, onPressOutside]);

  return <div {...attributes} ref={element} className={`pk-Layer ${attributes.className ?? ""}`} />;
}

interface PlaceParameters {
  readonly layer: HTMLElement;
  readonly reference: HTMLElement;
  readonly placement: Placement;
  readonly isAsWide: boolean;
}

async function place({ layer, reference, placement, isAsWide }: PlaceParameters): Promise<void> {
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
}

/** CSS pixels from the edge of the page. */
const EDGE = 8;
/** CSS pixels; less is of no use, and may lie over its anchor. */
const MINIMUM = 120;
