"use client";

import { useClick, useInteractions, useListNavigation, useRole, useTypeahead } from "@floating-ui/react";
import { Fragment, type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { type LayerTriggerProps, useLayer } from "../layer/useLayer.ts";

/** One thing to do. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** Why it cannot be used; shown below the label. */
  readonly disabledReason?: string | undefined;
  /** Cannot be undone. */
  readonly isDanger?: boolean | undefined;
  /** A line above it sets it apart. */
  readonly startsGroup?: boolean | undefined;
  readonly onSelect: () => void;
}

export interface MenuProps {
  readonly items: readonly MenuItem[];
  /** Names it for those who listen. */
  readonly label: string;
  /** Renders the button that opens it. */
  readonly trigger: (props: LayerTriggerProps) => ReactNode;
  /** Default `bottom-end`. */
  readonly placement?: "bottom-start" | "bottom-end" | undefined;
}

/** Things to do, behind one button (WAI-ARIA: menu button). */
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
      // An item that cannot be used says why.
      disabledIndices: [],
    }),
    useTypeahead(context, { enabled: isOpen, listRef: labels, activeIndex, onMatch: setActiveIndex }),
  ]);

  // The list navigation does this in the next frame, which keys pressed before it would miss.
  useEffect(() => {
    if (activeIndex !== null) elements.current[activeIndex]?.focus({ preventScroll: true });
  }, [activeIndex]);

  const closeOnTab = ({ key }: KeyboardEvent) => {
    if (key === "Tab") setOpen(false);
  };
  const select = ({ disabledReason, onSelect }: MenuItem) => {
    if (disabledReason !== undefined) return;
    setOpen(false);
    // First the focus goes back: a dialog that the item opens returns it to where it found it.
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
