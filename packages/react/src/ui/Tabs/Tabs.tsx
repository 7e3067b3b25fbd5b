"use client";

import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef } from "react";
import { nextIndex } from "../focus/nextIndex.ts";

export interface TabItem {
  readonly id: string;
  readonly label: string;
  /** A count or a mark, announced with the label. */
  readonly mark?: ReactNode;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** ID of the selected tab. */
  readonly value: string;
  readonly onValueChange: (id: string) => void;
}

/** Tabs (WAI-ARIA) with automatic activation. Renders only the selected panel. */
export function Tabs({ label, items, value, onValueChange }: TabsProps): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = items.find((item) => item.id === value) ?? items[0];

  const shownTabId = shown && `${id}tab${shown.id}`;
  useEffect(() => {
    if (list.current && shownTabId) scrollToTab(list.current, shownTabId);
  }, [shownTabId]);

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const index = nextIndex(
      event,
      items.findIndex((item) => item.id === shown?.id),
      items.length,
    );
    const next = index === undefined ? undefined : items[index];
    if (index === undefined || !next) return;
    event.preventDefault();
    onValueChange(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };

  return (
    <div className="pk-Tabs">
      <div ref={list} role="tablist" aria-label={label} onKeyDown={walk} tabIndex={-1}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}tab${item.id}`}
            aria-selected={item === shown}
            aria-controls={item === shown ? `${id}panel` : undefined}
            tabIndex={item === shown ? 0 : -1}
            onClick={() => onValueChange(item.id)}
          >
            {item.label}
            {item.mark !== undefined && (
              <>
                {" "}
                <span data-part="mark">{item.mark}</span>
              </>
            )}
          </button>
        ))}
      </div>
      {shown && (
        <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}tab${shown.id}`}>
          {shown.panel}
        </div>
      )}
    </div>
  );
}

/** Scrolls the row to a tab. `scrollIntoView` would scroll the page too. */
function scrollToTab(list: HTMLElement, tabId: string): void {
  const tab = document.getElementById(tabId)?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = list.getBoundingClientRect();
  list.scrollLeft += Math.min(0, tab.left - left) + Math.max(0, tab.right - right);
}
