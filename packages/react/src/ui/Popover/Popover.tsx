"use client";

import { useClick, useInteractions, useRole } from "@floating-ui/react";
import { type FocusEvent, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { type LayerTriggerProps, useLayer } from "../layer/useLayer.ts";

export interface PopoverProps {
  /** Accessible name of the popover. */
  readonly label: string;
  /** Renders the button that opens it. */
  readonly trigger: (props: LayerTriggerProps) => ReactNode;
  /** Renders the content. Receives a function that closes the popover. */
  readonly children: (close: () => void) => ReactNode;
  readonly placement?: "bottom-start" | "bottom-end" | undefined;
}

/** A non-modal dialog (WAI-ARIA) with a few controls, beside the button that opens it. */
export function Popover({ label, trigger, children, placement }: PopoverProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const { context, dismiss, setAnchor, anchor, layerProps } = useLayer({ isOpen, onOpenChange: setOpen, placement });
  const { getReferenceProps, getFloatingProps } = useInteractions([useClick(context), useRole(context), dismiss]);

  const layer = context.refs.floating;

  useEffect(() => {
    if (!isOpen) return;
    const first = layer.current?.querySelector<HTMLElement>("input, select, textarea, button, a[href]");
    (first ?? layer.current)?.focus();
  }, [isOpen, layer]);

  const close = () => {
    setOpen(false);
    anchor.current?.focus();
  };
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Without a target, the page lost the focus or the click was on an element that is not focusable.
    if (relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget !== anchor.current) setOpen(false);
  };

  return (
    <>
      {trigger({ ...getReferenceProps(), elementRef: setAnchor })}
      {isOpen && (
        <div
          {...layerProps}
          {...getFloatingProps({ "aria-label": label, onBlur: closeOnLeaving })}
          className="pk-Layer pk-Popover"
        >
          {children(close)}
        </div>
      )}
    </>
  );
}
