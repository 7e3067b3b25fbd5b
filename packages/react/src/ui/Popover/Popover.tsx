"use client";

import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Layer } from "../layer/Layer.tsx";

export interface PopoverProps {
  /** Names it for those who listen. */
  readonly label: string;
  /** Renders the button that opens it. */
  readonly trigger: (props: PopoverTriggerProps) => ReactNode;
  /** What is in it. Gets how to close it. */
  readonly children: (close: () => void) => ReactNode;
  readonly placement?: "bottom-start" | "bottom-end" | undefined;
}

export interface PopoverTriggerProps {
  readonly elementRef: RefObject<HTMLButtonElement | null>;
  readonly "aria-haspopup": "dialog";
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string | undefined;
  readonly onClick: () => void;
}

/** A few controls beside the button that shows them (WAI-ARIA: non-modal dialog). The page stays in use. */
export function Popover({ label, trigger, children, placement }: PopoverProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    anchor.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    const first = layer.current?.querySelector<HTMLElement>("input, select, textarea, button, a[href]");
    (first ?? layer.current)?.focus();
  }, [isOpen]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // No target: the whole page lost the focus, or a press went onto something that takes none.
    if (relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget !== anchor.current) setOpen(false);
  };

  return (
    <>
      {trigger({
        elementRef: anchor,
        "aria-haspopup": "dialog",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? id : undefined,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen && (
        <Layer
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className="pk-Popover"
          anchor={anchor}
          elementRef={layer}
          placement={placement}
          onPressOutside={() => setOpen(false)}
          onKeyDown={closeOnEscape}
          onBlur={closeOnLeaving}
        >
          {children(close)}
        </Layer>
      )}
    </>
  );
}
