"use client";

import { useClick, useInteractions, useRole } from "@floating-ui/react";
import { type FocusEvent, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { type LayerTriggerProps, useLayer } from "../layer/useLayer.ts";

export interface PopoverProps {
  /** Names it for those who listen. */
  readonly label: string;
  /** Renders the button that opens it. */
  readonly trigger: (props: LayerTriggerProps) => ReactNode;
  /** What is in it. Gets how to close it. */
  readonly children: (close: () => void) => ReactNode;
  readonly placement?: "bottom-start" | "bottom-end" | undefined;
}

/** A few controls beside the button that shows them (WAI-ARIA: non-modal dialog). The page stays in use. */
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
    // No target: the whole page lost the focus, or a press went onto something that takes none.
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
