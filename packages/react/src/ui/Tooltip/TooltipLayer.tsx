"use client";

import { type ReactElement, useEffect, useLayoutEffect, useRef } from "react";
import { showInTopLayer } from "../layer/showInTopLayer.ts";
import { placeTooltip } from "./placeTooltip.ts";

export interface TooltipLayerProps {
  readonly anchor: HTMLElement;
  readonly children: string;
  readonly onHide: () => void;
  /** Keeps the tooltip open while it is hovered. */
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
}

/** The visible tooltip. It closes on scroll and resize rather than following its anchor. */
export function TooltipLayer(props: TooltipLayerProps): ReactElement {
  const { anchor, children, onHide, onPointerEnter, onPointerLeave } = props;
  const element = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const tooltip = element.current;
    if (!tooltip) return;
    showInTopLayer(tooltip);
    const { top, left } = placeTooltip({
      anchor: anchor.getBoundingClientRect(),
      tooltip: tooltip.getBoundingClientRect(),
      viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
    });
    tooltip.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  }, [anchor]);

  useEffect(() => {
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") onHide();
    };
    document.addEventListener("keydown", hideOnEscape, true);
    window.addEventListener("scroll", onHide, true);
    window.addEventListener("resize", onHide);
    return () => {
      document.removeEventListener("keydown", hideOnEscape, true);
      window.removeEventListener("scroll", onHide, true);
      window.removeEventListener("resize", onHide);
    };
  }, [onHide]);

  return (
    <span
      ref={element}
      className="pk-Tooltip"
      aria-hidden="true"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {children}
    </span>
  );
}
