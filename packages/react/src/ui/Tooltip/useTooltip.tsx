"use client";

import { useFocus, useHover, useInteractions } from "@floating-ui/react";
import { type HTMLProps, type ReactElement, useState } from "react";
import { useLayer } from "../layer/useLayer.ts";

export interface UseTooltipParameters {
  /** `undefined`: there is no tooltip. */
  readonly text: string | undefined;
}

export interface UseTooltipReturnType {
  /** The anchor's `ref`; `null` without a tooltip. */
  readonly setAnchor: ((element: HTMLElement | null) => void) | null;
  /** Adds to the anchor's own props. */
  readonly getAnchorProps: (props?: HTMLProps<Element>) => Record<string, unknown>;
  /** Shows it at once, as a tap does. */
  readonly show: () => void;
  /** Render it beside the anchor. */
  readonly tooltip: ReactElement | null;
}

/**
 * A short text beside an element while a pointer rests on it or it has the focus (WAI-ARIA: tooltip; WCAG 1.4.13: a pointer
 * can move onto the text, and Escape hides it). Screen readers skip it: the caller also gives the text as a name or description.
 */
export function useTooltip({ text }: UseTooltipParameters): UseTooltipReturnType {
  const [isWanted, setWanted] = useState(false);
  const enabled = text !== undefined;
  const isOpen = isWanted && enabled;
  const layer = useLayer({ isOpen, onOpenChange: setWanted, placement: "top", isHint: true });
  const hover = useHover(layer.context, { enabled, mouseOnly: true, move: false, delay: DELAY });
  const focus = useFocus(layer.context, { enabled });
  const { getReferenceProps, getFloatingProps } = useInteractions([hover, focus, layer.dismiss]);

  return {
    setAnchor: enabled ? layer.setAnchor : null,
    getAnchorProps: getReferenceProps,
    show: () => setWanted(true),
    tooltip: isOpen ? (
      <span {...layer.layerProps} {...getFloatingProps()} className="pk-Tooltip" aria-hidden="true">
        {text}
      </span>
    ) : null,
  };
}

/** Milliseconds. The tooltip stays long enough to move onto it. */
const DELAY = { open: 400, close: 120 };
