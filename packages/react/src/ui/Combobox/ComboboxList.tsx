"use client";

import { type ReactElement, useEffect, useState } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { UseComboboxReturnType } from "./useCombobox.ts";

export interface ComboboxListProps {
  readonly id: string;
  readonly combobox: UseComboboxReturnType;
  readonly label: string;
  readonly value: string | undefined;
}

/** The options. Renders a long list in batches, as it is scrolled or navigated. */
export function ComboboxList({ id, combobox, label, value }: ComboboxListProps): ReactElement {
  const { results, activeIndex, choose, getFloatingProps, getItemProps, optionElements, scroller } = combobox;
  const [reached, setReached] = useState({ results, count: BATCH });
  const count = Math.max(reached.results === results ? reached.count : BATCH, (activeIndex ?? -1) + 1);

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

  // The list navigation does not scroll to the selected option if a pointer opened the list.
  useEffect(() => {
    optionElements.current.find((option) => option?.matches("[data-active]"))?.scrollIntoView?.({ block: "nearest" });
  }, [optionElements]);

  return (
    <div {...getFloatingProps({ id, role: "listbox", "aria-label": label })}>
      {results.slice(0, count).map((option, index) => {
        const isSelected = option.value === value;
        return (
          <div
            key={option.value}
            {...getItemProps({
              id: `${id}option${index}`,
              role: "option",
              "aria-selected": isSelected,
              "aria-disabled": option.isDisabled || undefined,
              "aria-setsize": results.length,
              "aria-posinset": index + 1,
              onClick: () => choose(option),
            })}
            {...(option.isDisabled && { onMouseMove: undefined })}
            ref={(element) => {
              optionElements.current[index] = element;
            }}
            data-active={index === activeIndex || undefined}
          >
            <span data-part="label">{option.label}</span>
            {isSelected && <Icon name="check" />}
            {option.detail !== undefined && <span data-part="detail">{option.detail}</span>}
          </div>
        );
      })}
    </div>
  );
}

/** Options rendered at once. */
const BATCH = 60;
