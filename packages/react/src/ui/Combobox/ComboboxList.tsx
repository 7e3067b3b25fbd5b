"use client";

import { type ReactElement, type RefObject, useEffect, useState } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { ComboboxOption } from "./ComboboxOption.ts";

export interface ComboboxListProps {
  readonly id: string;
  readonly label: string;
  readonly results: readonly ComboboxOption[];
  readonly value: string | undefined;
  readonly activeIndex: number;
  readonly onActivate: (index: number) => void;
  readonly onChoose: (option: ComboboxOption) => void;
  /** What scrolls. */
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/** The options. Of a long list only as many are in the document as were scrolled or walked to. */
export function ComboboxList(props: ComboboxListProps): ReactElement {
  const { id, label, results, value, activeIndex, onActivate, onChoose, scroller } = props;
  const [reached, setReached] = useState({ results, count: BATCH });
  const count = Math.max(reached.results === results ? reached.count : BATCH, activeIndex + 1);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const grow = () => {
      const isNearEnd = element.scrollTop + element.clientHeight * 2 > element.scrollHeight;
      if (isNearEnd && count < results.length) setReached({ results, count: count + BATCH });
    };
    element.addEventListener("scroll", grow, { passive: true });
    return () => element.removeEventListener("scroll", grow);
  }, [scroller, results, count]);

  const active = results[activeIndex];
  // Not before the layer is shown: that takes it back to its top.
  useEffect(() => {
    const list = scroller.current;
    const option = active && list?.querySelector<HTMLElement>("[data-active]");
    if (list && option) keepInView(list, option);
    else if (list) list.scrollTop = 0;
  }, [scroller, active]);

  const getOptionProps = (option: ComboboxOption, index: number) =>
    ({
      id: `${id}option${index}`,
      role: "option",
      tabIndex: -1,
      "aria-selected": option.value === value,
      "aria-disabled": option.isDisabled || undefined,
      "aria-setsize": results.length,
      "aria-posinset": index + 1,
      "data-active": index === activeIndex || undefined,
      onPointerMove: () => index !== activeIndex && !option.isDisabled && onActivate(index),
      // Keys go to the input: the focus never leaves it.
      onClick: () => onChoose(option),
    }) as const;

  return (
    <div id={id} role="listbox" aria-label={label}>
      {results.slice(0, count).map((option, index) => (
        <div key={option.value} {...getOptionProps(option, index)}>
          <span data-part="label">{option.label}</span>
          {option.value === value && <Icon name="check" />}
          {option.detail !== undefined && <span data-part="detail">{option.detail}</span>}
        </div>
      ))}
    </div>
  );
}

/** Scrolls the list alone, never the page. */
function keepInView(list: HTMLElement, option: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), option.getBoundingClientRect()];
  if (inner.top < outer.top + ROOM) list.scrollTop -= outer.top + ROOM - inner.top;
  else if (inner.bottom > outer.bottom - ROOM) list.scrollTop += inner.bottom - outer.bottom + ROOM;
}

/** Options put into the document at once. */
const BATCH = 60;
/** CSS pixels. */
const ROOM = 4;
