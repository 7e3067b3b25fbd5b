"use client";

import { type ChangeEvent, type KeyboardEvent, useEffect, useMemo, useState } from "react";
import type { ComboboxOption } from "./ComboboxOption.ts";
import { createOptionSearch } from "./createOptionSearch.ts";

export interface UseComboboxParameters {
  readonly options: readonly ComboboxOption[];
  readonly value: string | undefined;
  readonly onValueChange: (value: string | undefined) => void;
}

export interface UseComboboxReturnType {
  readonly isOpen: boolean;
  readonly results: readonly ComboboxOption[];
  /** Index in the results of the option that Enter would choose; -1: none. */
  readonly activeIndex: number;
  readonly setActiveIndex: (index: number) => void;
  readonly choose: (option: ComboboxOption) => void;
  /** Ends it as leaving the input does. */
  readonly leave: () => void;
  readonly inputProps: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
    readonly onClick: (event: { readonly currentTarget: HTMLInputElement }) => void;
    readonly onBlur: () => void;
  };
}

/**
 * What a combobox does (WAI-ARIA: editable combobox with list autocomplete), without an element of its own. What is typed
 * before there are options is kept. Once they come, Enter and leaving are made good where there is no doubt what was
 * meant; nobody has seen the list, so that arrows are not.
 */
export function useCombobox({ options, value, onValueChange }: UseComboboxParameters): UseComboboxReturnType {
  /** What is typed; `undefined` while the input shows what is chosen. */
  const [query, setQuery] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  /** What was done about the query while there were no options. */
  const [early, setEarly] = useState<"typed" | "entered">();
  const search = useMemo(() => createOptionSearch(options), [options]);
  const results = useMemo(() => search(query ?? ""), [search, query]);
  const chosen = options.find((option) => option.value === value);
  const hasOptions = options.length > 0;

  const open = (index: number) => {
    setOpen(true);
    setActiveIndex(index);
  };
  const close = () => {
    setOpen(false);
    setActiveIndex(-1);
    setQuery(undefined);
    setEarly(undefined);
  };
  const choose = (option: ComboboxOption) => {
    if (option.isDisabled) return;
    close();
    if (option.value !== value) onValueChange(option.value);
  };

  /** The one option of that very name. */
  const findMeant = () => {
    const typed = query?.trim().toLowerCase();
    const [one, other] = results.filter(({ label, isDisabled }) => !isDisabled && label.toLowerCase() === typed);
    return other ? undefined : one;
  };
  const leave = () => {
    if (early) return setOpen(false);
    const left = findMeant();
    if (left) choose(left);
    else close();
  };

  const isDue = early && hasOptions;
  const meant = isDue && (early === "entered" || !isOpen) && findMeant();
  if (isDue && !meant) {
    setEarly(undefined);
    setActiveIndex(firstOf(results));
  }
  useLateChoice(meant, choose);

  /** Moves by some options, over those that cannot be chosen, and stays where there is none. */
  const move = (steps: number) => {
    const direction = Math.sign(steps);
    let index = Math.max(0, Math.min(results.length - 1, activeIndex + steps));
    while (results[index]?.isDisabled) index += direction;
    if (results[index]) setActiveIndex(index);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isHandled = isOpen ? handleOpen(event) : handleClosed(event);
    if (!isHandled) return;
    event.preventDefault();
    // A dialog around it is not meant.
    event.stopPropagation();
  };

  return {
    isOpen,
    results,
    activeIndex,
    setActiveIndex,
    choose,
    leave,
    inputProps: {
      value: query ?? chosen?.label ?? value ?? "",
      onChange: ({ target }) => {
        setQuery(target.value);
        setEarly(hasOptions ? undefined : "typed");
        open(target.value.trim() === "" ? -1 : firstOf(search(target.value)));
        if (target.value === "" && value !== undefined) onValueChange(undefined);
      },
      onKeyDown,
      onClick: ({ currentTarget }) => {
        if (isOpen) return;
        currentTarget.select();
        open(results.findIndex((option) => option.value === value));
      },
      onBlur: leave,
    },
  };

  function handleClosed({ key }: KeyboardEvent): boolean {
    if (key !== "ArrowDown" && key !== "ArrowUp") return false;
    const index = results.findIndex((option) => option.value === value);
    open(index === -1 ? firstOf(results) : index);
    return true;
  }

  function handleOpen({ key, altKey }: KeyboardEvent): boolean {
    switch (key) {
      case "ArrowDown":
        move(1);
        return true;
      case "ArrowUp":
        if (altKey) close();
        else move(-1);
        return true;
      case "PageDown":
        move(PAGE);
        return true;
      case "PageUp":
        move(-PAGE);
        return true;
      case "Escape":
        close();
        return true;
      case "Enter": {
        const active = results[activeIndex];
        if (active) choose(active);
        else if (early) setEarly("entered");
        return true;
      }
      default:
        return false;
    }
  }
}

/** Chooses what was meant before it was there. */
function useLateChoice(meant: ComboboxOption | false | undefined, choose: (option: ComboboxOption) => void): void {
  useEffect(() => {
    if (meant) choose(meant);
  });
}

function firstOf(options: readonly ComboboxOption[]): number {
  return options.findIndex(({ isDisabled }) => !isDisabled);
}

const PAGE = 10;
