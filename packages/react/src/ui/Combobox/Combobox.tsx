"use client";

import { type InputHTMLAttributes, type ReactElement, useEffect, useId, useState } from "react";
import { useText } from "../../locale/useText.ts";
import { enCommon, enUi } from "../../text/messages.en.ts";
import { Icon } from "../Icon/Icon.tsx";
import { TextInput } from "../TextInput/TextInput.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { ComboboxOption } from "./createOptionSearch.ts";
import { type UseComboboxReturnType, useCombobox } from "./useCombobox.ts";

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "name" | "placeholder" | "disabled" | "aria-describedby" | "aria-invalid" | "aria-required" | "aria-label"
>;

export interface ComboboxProps extends Attributes {
  /** Accessible name of the list: “Countries”. */
  readonly listLabel: string;
  /** In display order. Pass a stable array, because a new one is indexed again. */
  readonly options: readonly ComboboxOption[];
  /** `undefined`: nothing is selected. A value without an option is shown unchanged. */
  readonly value: string | undefined;
  readonly onValueChange: (value: string | undefined) => void;
  /** Whether the options are loading. Default false. */
  readonly isLoading?: boolean | undefined;
  /** Explains why the options could not be loaded. */
  readonly loadError?: string | undefined;
}

/** A single choice of many options, searched by typing. */
export function Combobox(props: ComboboxProps): ReactElement {
  const { listLabel, options, value, onValueChange, isLoading = false, loadError, ...attributes } = props;
  const text = useText(enCommon, enUi);
  const combobox = useCombobox({ options, value, onValueChange });
  const { isOpen, results } = combobox;
  const listId = useId();
  const hasList = isOpen && results.length > 0;

  return (
    <span className="pk-Combobox">
      <TextInput
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...attributes}
        {...combobox.inputProps}
        elementRef={combobox.setAnchor}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        end={<Icon name="chevronDown" />}
      />
      <VisuallyHidden>
        <span role="status">{isOpen && describe()}</span>
      </VisuallyHidden>
      {isOpen && (
        <div {...combobox.layerProps} className="pk-Layer pk-ComboboxLayer">
          {hasList ? (
            <ComboboxList id={listId} combobox={combobox} label={listLabel} value={value} />
          ) : (
            <p data-part="note">{describe()}</p>
          )}
        </div>
      )}
    </span>
  );

  function describe(): string {
    const { ui, number, fill } = text;
    if (isLoading) return text.common.loading;
    if (results.length > 0) return fill(ui.results, { count: number(results.length) });
    return loadError ?? (options.length === 0 ? ui.noOptions : ui.noMatch);
  }
}

interface ComboboxListProps {
  readonly id: string;
  readonly combobox: UseComboboxReturnType;
  readonly label: string;
  readonly value: string | undefined;
}

/** The options. Renders a long list in batches, as it is scrolled or navigated. */
function ComboboxList({ id, combobox, label, value }: ComboboxListProps): ReactElement {
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
            {option.note !== undefined && <span data-part="note">{option.note}</span>}
          </div>
        );
      })}
    </div>
  );
}

/** Options rendered at once. */
const BATCH = 60;
