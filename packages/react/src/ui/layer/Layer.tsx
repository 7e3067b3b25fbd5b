"use client";

import type { Placement } from "@floating-ui/react";
import { type HTMLAttributes, type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { followAnchor } from "./followAnchor.ts";
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
    if (element.current && anchor.current) showInTopLayer(element.current);
  }, [element, anchor]);

  useLayoutEffect(() => {
    const [layer, reference] = [element.current, anchor.current];
    if (!layer || !reference) return undefined;
    return followAnchor({ layer, reference, placement, isAsWide });
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
