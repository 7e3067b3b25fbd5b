"use client";

import {
  autoUpdate,
  type FloatingContext,
  flip,
  type OpenChangeReason,
  offset,
  type Placement,
  shift,
  size,
  type UseInteractionsReturn,
  useDismiss,
  useFloating,
} from "@floating-ui/react";
import { type CSSProperties, type RefObject, useCallback } from "react";
import { showInTopLayer } from "./showInTopLayer.ts";

export interface UseLayerParameters {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean, reason: OpenChangeReason | undefined) => void;
  /** Default `bottom-start`. The layer moves to the other side if there is no room. */
  readonly placement?: Placement | undefined;
  /** The layer is at least as wide as its anchor. Default false. */
  readonly isAsWide?: boolean | undefined;
}

/** What an anchor and a layer are given, beside the props of their interactions. */
export interface UseLayerReturnType {
  readonly context: FloatingContext<HTMLElement>;
  /** Closes the layer on Escape, which returns the focus to the anchor, and on a press outside: an interaction to pass on. */
  readonly dismiss: ReturnType<typeof useDismiss>;
  /** The anchor's `ref`. */
  readonly setAnchor: (element: HTMLElement | null) => void;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly layerProps: {
    readonly ref: (element: HTMLElement | null) => void;
    readonly style: CSSProperties;
    readonly "data-placed": true | undefined;
  };
}

/** The props of the button that opens a layer. */
export type LayerTriggerProps = ReturnType<UseInteractionsReturn["getReferenceProps"]> & {
  readonly elementRef: UseLayerReturnType["setAnchor"];
};

/** Shows a layer above the page, beside its anchor, and follows the anchor. Render the layer while it is open, beside the anchor. */
export function useLayer(parameters: UseLayerParameters): UseLayerReturnType {
  const { isOpen, onOpenChange, placement = "bottom-start", isAsWide = false } = parameters;
  const { context, refs, floatingStyles, isPositioned } = useFloating<HTMLElement>({
    open: isOpen,
    onOpenChange: (next, event, reason) => {
      if (reason === "escape-key") {
        // The browser would close a dialog around the layer.
        event?.preventDefault();
        refs.domReference.current?.focus();
      }
      onOpenChange(next, reason);
    },
    placement,
    strategy: "fixed",
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding: EDGE }),
      shift({ padding: EDGE }),
      size({
        padding: EDGE,
        apply: ({ availableHeight, availableWidth, rects, elements }) => {
          const { style } = elements.floating;
          style.setProperty("--pk-layer-height", `${Math.max(MINIMUM, availableHeight)}px`);
          style.setProperty("--pk-layer-width", `${availableWidth}px`);
          if (isAsWide) style.minInlineSize = `${Math.min(rects.reference.width, availableWidth)}px`;
        },
      }),
    ],
  });
  const dismiss = useDismiss(context);
  const { setFloating } = refs;
  const setLayer = useCallback(
    (element: HTMLElement | null) => {
      if (element) showInTopLayer(element);
      setFloating(element);
    },
    [setFloating],
  );

  return {
    context,
    dismiss,
    setAnchor: refs.setReference,
    anchor: refs.domReference,
    layerProps: { ref: setLayer, style: floatingStyles, "data-placed": isPositioned || undefined },
  };
}

/** CSS pixels from the edge of the page. */
const EDGE = 8;
/** CSS pixels. A lower layer is of no use; this one may cover its anchor. */
const MINIMUM = 120;
