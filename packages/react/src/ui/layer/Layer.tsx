"use client";

import { autoUpdate, flip, offset, type Placement, shift, size, useFloating } from "@floating-ui/react";
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

  const { refs, x, y } = useFloating({
    strategy: "fixed",
    placement,
    whileElementsMounted: autoUpdate,
    middleware: isAsWide ? [...middleware, asWide] : middleware,
  });

  useLayoutEffect(() => {
    const layer = element.current;
    if (layer) showInTopLayer(layer);
    refs.setFloating(layer);
    refs.setReference(anchor.current);
  }, [element, anchor, refs]);

  // Through the CSSOM rather than in markup, which a host's policy may forbid.
  useLayoutEffect(() => {
    element.current?.style.setProperty("translate", `${Math.round(x)}px ${Math.round(y)}px`);
  }, [element, x, y]);

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

/** CSS pixels from the edge of the page. */
const EDGE = 8;
/** CSS pixels; less is of no use, and may lie over its anchor. */
const MINIMUM = 120;

const middleware = [
  offset(4),
  flip({ padding: EDGE }),
  shift({ padding: EDGE }),
  size({
    padding: EDGE,
    apply: ({ availableHeight, availableWidth, elements }) => {
      elements.floating.style.setProperty("--pk-layer-height", `${Math.max(MINIMUM, availableHeight)}px`);
      elements.floating.style.setProperty("--pk-layer-width", `${availableWidth}px`);
    },
  }),
];

const asWide = size({
  padding: EDGE,
  apply: ({ availableWidth, elements, rects }) => {
    elements.floating.style.minInlineSize = `${Math.min(rects.reference.width, availableWidth)}px`;
  },
});
