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

export interface UseLayerParameters {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean, reason: OpenChangeReason | undefined) => void;
  /** Default `bottom-start`. The layer moves to the other side if there is no room. */
  readonly placement?: Placement | undefined;
  /** Whether the layer is at least as wide as its anchor. Default false. */
  readonly isAsWide?: boolean | undefined;
}

export interface UseLayerReturnType {
  readonly context: FloatingContext<HTMLElement>;
  /** Pass it to `useInteractions`. Closes the layer on a click outside, and on Escape, which returns the focus to the anchor. */
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

/** Positions a layer above the page beside its anchor. Render the layer next to the anchor while it is open. */
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
          const width = Math.min(rects.reference.width, availableWidth);
          // Beside a field that is nearly as wide as the window, it would stick out on both sides.
          const isFilling = isAsWide && width > availableWidth * FILLING;
          style.setProperty("--pk-layer-width", `${isFilling ? width : availableWidth}px`);
          if (isAsWide) style.minInlineSize = `${width}px`;
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
/** Share of the available width from which a layer is only as wide as its anchor. */
const FILLING = 0.7;
/** CSS pixels. The layer covers its anchor rather than being lower. */
const MINIMUM = 120;

/**
 * Shows an element above the page, outside of any `overflow` and `z-index`, without moving it in the document. It inherits
 * theme, direction and density, works inside modal dialogs, and unmounts with its parent. Browsers without the Popover API
 * show it in place.
 */
export function showInTopLayer(element: HTMLElement): void {
  if (typeof element.showPopover !== "function" || element.matches(":popover-open")) return;
  element.popover = "manual";
  element.showPopover();
}
