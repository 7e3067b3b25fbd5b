"use client";

import { type KeyboardEvent, type ReactElement, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { Layer } from "../layer/Layer.tsx";
import type { MenuItem } from "./MenuItem.ts";
import { MenuList } from "./MenuList.tsx";

export interface MenuProps {
  readonly items: readonly MenuItem[];
  /** Names it for those who listen. */
  readonly label: string;
  /** Renders the button that opens it. */
  readonly trigger: (props: MenuTriggerProps) => ReactNode;
  /** Default `bottom-end`. */
  readonly placement?: "bottom-start" | "bottom-end" | undefined;
}

export interface MenuTriggerProps {
  readonly elementRef: RefObject<HTMLButtonElement | null>;
  readonly "aria-haspopup": "menu";
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string | undefined;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Things to do, behind one button (WAI-ARIA: menu button). */
export function Menu({ items, label, trigger, placement = "bottom-end" }: MenuProps): ReactElement {
  const [startAt, setStartAt] = useState<"first" | "last">();
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = startAt !== undefined;
  const close = () => setStartAt(undefined);
  const closeAndReturn = () => {
    close();
    anchor.current?.focus();
  };

  const openOnArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setStartAt(event.key === "ArrowDown" ? "first" : "last");
  };

  return (
    <>
      {trigger({
        elementRef: anchor,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? id : undefined,
        onClick: () => setStartAt(isOpen ? undefined : "first"),
        onKeyDown: openOnArrow,
      })}
      {isOpen && (
        <Layer className="pk-Menu" anchor={anchor} placement={placement} onPressOutside={close}>
          <MenuList
            id={id}
            label={label}
            items={items}
            startAt={startAt}
            onLeave={close}
            onEscape={closeAndReturn}
            onSelect={(item) => {
              // First the focus goes back: what the item opens gives it back to where it finds it.
              closeAndReturn();
              item.onSelect();
            }}
          />
        </Layer>
      )}
    </>
  );
}
