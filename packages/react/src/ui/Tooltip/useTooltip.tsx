"use client";

import { type UseInteractionsReturn, useInteractions } from "@floating-ui/react";
import { type FocusEvent, type PointerEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { TooltipLayer } from "./TooltipLayer.tsx";

export interface UseTooltipParameters {
  /** `undefined`: there is none. */
  readonly text: string | undefined;
}

export interface UseTooltipReturnType {
  /** Adds to the props of the element that it belongs to. */
  readonly getAnchorProps: UseInteractionsReturn["getReferenceProps"];
  /** Shows it at once, as a tap does. */
  readonly show: (anchor: HTMLElement) => void;
  /** To be rendered beside the element. */
  readonly tooltip: ReactElement | null;
}

/**
 * A few words that appear beside an element while it is pointed at or has the focus (WAI-ARIA: tooltip; WCAG 1.4.13: it
 * can be pointed at itself and goes with Escape). Only for the eye: the caller gives the words as a name or description too.
 */
export function useTooltip({ text }: UseTooltipParameters): UseTooltipReturnType {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (next: HTMLElement | undefined, delay: number) => {
    clearTimeout(timer.current);
    if (delay === 0) setAnchor(next);
    else timer.current = setTimeout(() => setAnchor(next), delay);
  };
  const hide = () => settle(undefined, 0);

  const reference = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== "touch") settle(event.currentTarget, anchor ? 0 : SHOW_AFTER);
    },
    onPointerLeave: () => settle(undefined, HIDE_AFTER),
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.matches(":focus-visible")) settle(event.currentTarget, 0);
    },
    onBlur: hide,
  };
  const { getReferenceProps } = useInteractions([text === undefined ? {} : { reference }]);

  return {
    getAnchorProps: getReferenceProps,
    show: (element) => settle(element, 0),
    tooltip:
      text !== undefined && anchor ? (
        <TooltipLayer
          anchor={anchor}
          onHide={hide}
          onPointerEnter={() => settle(anchor, 0)}
          onPointerLeave={() => settle(undefined, HIDE_AFTER)}
        >
          {text}
        </TooltipLayer>
      ) : null,
  };
}

/** Milliseconds. */
const SHOW_AFTER = 400;
/** Milliseconds: long enough to move onto the tooltip. */
const HIDE_AFTER = 120;
