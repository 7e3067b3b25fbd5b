"use client";

import { useClick, useInteractions, useListNavigation, useRole, useTypeahead } from "@floating-ui/react";
import { Fragment, type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { type LayerTriggerProps, useLayer } from "../layer/useLayer.ts";

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /**
   * Accessible name, if the label alone is ambiguous on the page. It contains the label. A disabled item is
   * named by its label and its reason. Default: the label.
   */
  readonly name?: string | undefined;
  /** Explains why the item is disabled, below its label. */
  readonly disabledReason?: string | undefined;
  /** Whether the action cannot be undone. */
  readonly isDanger?: boolean | undefined;
  /** Whether to draw a separator above it. */
  readonly startsGroup?: boolean | undefined;
  readonly onSelect: () => void;
}

export interface MenuProps {
  readonly items: readonly MenuItem[];
  /** Accessible name of the menu. */
  readonly label: string;
  /** Renders the button that opens it. */
  readonly trigger: (props: LayerTriggerProps) => ReactNode;
  /** Default `bottom-end`. */
  readonly placement?: "bottom-start" | "bottom-end" | undefined;
}

/** A button that opens a menu of actions (WAI-ARIA menu button). */
export function Menu({ items, label, trigger, placement = "bottom-end" }: MenuProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);
  const { context, dismiss, setAnchor, anchor, layerProps } = useLayer({
    isOpen,
    onOpenChange: setOpen,
    placement,
  });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context, { stickIfOpen: false }),
    useRole(context, { role: "menu" }),
    dismiss,
    useListNavigation(context, {
      listRef: elements,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      focusItemOnOpen: true,
      // Disabled items are reachable, so that their reasons can be read.
      disabledIndices: [],
    }),
    useTypeahead(context, { enabled: isOpen, listRef: labels, activeIndex, onMatch: setActiveIndex }),
  ]);

  // The list navigation moves the focus only in the next frame, which is too late for fast keys.
  useEffect(() => {
    if (activeIndex !== null) elements.current[activeIndex]?.focus({ preventScroll: true });
  }, [activeIndex]);

  const closeOnTab = ({ key }: KeyboardEvent) => {
    if (key === "Tab") setOpen(false);
  };
  const select = ({ disabledReason, onSelect }: MenuItem) => {
    if (disabledReason !== undefined) return;
    setOpen(false);
    // Restores the focus first, because a dialog that the item opens returns it there.
    anchor.current?.focus();
    onSelect();
  };

  return (
    <>
      {trigger({ ...getReferenceProps(), elementRef: setAnchor })}
      {isOpen && (
        <div {...layerProps} className="pk-Layer pk-Menu">
          <div {...getFloatingProps({ "aria-label": label, "aria-labelledby": undefined, onKeyDown: closeOnTab })}>
            {items.map((item, index) => (
              <Fragment key={item.id}>
                {item.startsGroup && <hr />}
                <button
                  {...getItemProps({ onClick: () => select(item) })}
                  ref={(element) => {
                    elements.current[index] = element;
                    labels.current[index] = item.label;
                  }}
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  // A name has to contain all visible text, and the reason is a part of that.
                  aria-label={item.disabledReason === undefined ? item.name : undefined}
                  data-danger={item.isDanger || undefined}
                  aria-disabled={item.disabledReason !== undefined || undefined}
                >
                  {item.label}{" "}
                  {item.disabledReason !== undefined && <span data-part="reason">{item.disabledReason}</span>}
                </button>
              </Fragment>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
