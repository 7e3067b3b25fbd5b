"use client";

import { type UseInteractionsReturn, useInteractions } from "@floating-ui/react";
import { type FocusEvent, type PointerEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { TooltipLayer } from "./TooltipLayer.tsx";

export interface UseTooltipParameters {
  /** `undefined`: no tooltip. */
  readonly text: string | undefined;
}

export interface UseTooltipReturnType {
  /** Adds handlers to the props of the anchor. */
  readonly getAnchorProps: UseInteractionsReturn["getReferenceProps"];
  /** Shows the tooltip without a delay. */
  readonly show: (anchor: HTMLElement) => void;
  /** Render it beside the anchor. */
  readonly tooltip: ReactElement | null;
}

/**
 * A tooltip on hover and focus (WAI-ARIA; WCAG 1.4.13: it can be hovered and Escape closes it). Hidden from screen readers,
 * so the caller adds the text as a name or description.
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
/** Milliseconds. Long enough to move the pointer onto the tooltip. */
const HIDE_AFTER = 120;
