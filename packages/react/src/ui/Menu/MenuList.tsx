"use client";

import { Fragment, type KeyboardEvent, type ReactElement, useEffect, useRef } from "react";
import type { MenuItem } from "./MenuItem.ts";

export interface MenuListProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly startAt: "first" | "last";
  readonly onSelect: (item: MenuItem) => void;
  readonly onEscape: () => void;
  /** The focus goes elsewhere by itself. */
  readonly onLeave: () => void;
}

/** The open menu: arrows go round, letters find, Escape and Tab leave. */
export function MenuList(props: MenuListProps): ReactElement {
  const { id, label, items, startAt, onSelect, onEscape, onLeave } = props;
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });

  useEffect(() => {
    elementsOf(list.current)
      .at(startAt === "first" ? 0 : -1)
      ?.focus();
  }, [startAt]);

  const navigate = (event: KeyboardEvent) => {
    const elements = elementsOf(list.current);
    const current = elements.findIndex((element) => element.matches(":focus"));
    const next = target(event, elements, current);
    if (next) {
      event.preventDefault();
      next.focus();
    } else if (event.key === "Tab") {
      onLeave();
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    }
  };

  return (
    <div ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={navigate}>
      {items.map((item) => (
        <Fragment key={item.id}>
          {item.startsGroup && <hr />}
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            data-danger={item.isDanger || undefined}
            aria-disabled={item.disabledReason !== undefined || undefined}
            onClick={() => item.disabledReason === undefined && onSelect(item)}
            onPointerMove={(event) => event.currentTarget.focus()}
          >
            {item.label} {item.disabledReason !== undefined && <span data-part="reason">{item.disabledReason}</span>}
          </button>
        </Fragment>
      ))}
    </div>
  );

  function target(event: KeyboardEvent, elements: readonly HTMLElement[], current: number): HTMLElement | undefined {
    switch (event.key) {
      case "ArrowDown":
        return elements[(current + 1) % elements.length];
      case "ArrowUp":
        return elements.at(current <= 0 ? -1 : current - 1);
      case "Home":
        return elements[0];
      case "End":
        return elements.at(-1);
      default:
        return find(event, elements, current);
    }
  }

  /** The next item that begins with what was typed within a moment. */
  function find(event: KeyboardEvent, elements: readonly HTMLElement[], current: number): HTMLElement | undefined {
    if (event.key.length !== 1 || event.key === " " || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const isFollowing = event.timeStamp - typed.current.at < TYPING_PAUSE;
    const text = (isFollowing ? typed.current.text : "") + event.key.toLowerCase();
    typed.current = { text, at: event.timeStamp };
    const start = text.length > 1 ? current : current + 1;
    return [...elements.slice(start), ...elements.slice(0, start)].find((element) =>
      element.textContent?.toLowerCase().startsWith(text),
    );
  }
}

function elementsOf(list: HTMLElement | null): HTMLElement[] {
  return Array.from(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);
}

/** Milliseconds. */
const TYPING_PAUSE = 500;
