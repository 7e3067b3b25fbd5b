"use client";

import { type UseInteractionsReturn, useInteractions } from "@floating-ui/react";
import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { showInTopLayer } from "../layer/useLayer.ts";

export interface TooltipProps {
  /** At most a sentence. Important information belongs on the page. */
  readonly text: string;
  /** Renders the anchor, which must be focusable. */
  readonly children: (
    anchor: ReturnType<UseTooltipReturnType["getAnchorProps"]> & {
      readonly "aria-describedby": string;
    },
  ) => ReactElement;
}

/** Describes an element on hover and focus, and to screen readers. */
export function Tooltip({ text, children }: TooltipProps): ReactElement {
  const { getAnchorProps, tooltip } = useTooltip({ text });
  const id = useId();
  return (
    <>
      {children({ ...getAnchorProps(), "aria-describedby": id })}
      <span id={id} hidden>
        {text}
      </span>
      {tooltip}
    </>
  );
}

interface UseTooltipParameters {
  /** `undefined`: no tooltip. */
  readonly text: string | undefined;
}

interface UseTooltipReturnType {
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

interface TooltipLayerProps {
  readonly anchor: HTMLElement;
  readonly children: string;
  readonly onHide: () => void;
  /** Keeps the tooltip open while it is hovered. */
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
}

/** The visible tooltip. It closes on scroll and resize rather than following its anchor. */
function TooltipLayer(props: TooltipLayerProps): ReactElement {
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

interface PlaceTooltipParameters {
  /** Bounds of the anchor in the viewport. */
  readonly anchor: Pick<DOMRect, "top" | "bottom" | "left" | "width">;
  readonly tooltip: { readonly width: number; readonly height: number };
  readonly viewport: { readonly width: number; readonly height: number };
}

/** CSS pixels from the viewport's top left. */
interface PlaceTooltipReturnType {
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
