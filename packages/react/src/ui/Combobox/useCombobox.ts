"use client";

import { type UseInteractionsReturn, useInteractions, useListNavigation } from "@floating-ui/react";
import {
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type UseLayerReturnType, useLayer } from "../layer/useLayer.ts";
import { type ComboboxOption, createOptionSearch } from "./createOptionSearch.ts";

export interface UseComboboxParameters {
  readonly options: readonly ComboboxOption[];
  readonly value: string | undefined;
  readonly onValueChange: (value: string | undefined) => void;
}

export interface UseComboboxReturnType
  extends Pick<UseLayerReturnType, "setAnchor">,
    Pick<UseInteractionsReturn, "getFloatingProps" | "getItemProps"> {
  readonly isOpen: boolean;
  readonly results: readonly ComboboxOption[];
  /** Index in the results of the option that Enter selects. */
  readonly activeIndex: number | null;
  readonly choose: (option: ComboboxOption) => void;
  readonly layerProps: UseLayerReturnType["layerProps"] & { readonly onMouseDown: (event: MouseEvent) => void };
  readonly inputProps: Record<string, unknown> & { readonly value: string };
  /** The rendered options, by their index in the results. */
  readonly optionElements: RefObject<(HTMLElement | null)[]>;
  /** The scrolling element. */
  readonly scroller: RefObject<HTMLElement | null>;
}

/**
 * Behaviour of a combobox (WAI-ARIA editable combobox with list autocomplete). A query typed before the options load is
 * kept. When they arrive, an earlier Enter or blur selects the option with exactly that label. Earlier arrow keys have no
 * effect, because the list was not visible.
 */
export function useCombobox({ options, value, onValueChange }: UseComboboxParameters): UseComboboxReturnType {
  /** `undefined`: the input shows the selected option. */
  const [query, setQuery] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  /** The last action before the options were loaded. */
  const [early, setEarly] = useState<"typed" | "entered">();
  const search = useMemo(() => createOptionSearch(options), [options]);
  const results = useMemo(() => search(query ?? ""), [search, query]);
  const chosen = options.find((option) => option.value === value);
  const hasOptions = options.length > 0;

  const close = () => {
    setOpen(false);
    setActiveIndex(null);
    setQuery(undefined);
    setEarly(undefined);
  };
  const choose = (option: ComboboxOption) => {
    if (option.isDisabled) return;
    close();
    if (option.value !== value) onValueChange(option.value);
  };

  /** Returns the only option with exactly the typed label. */
  const findExact = () => {
    const typed = query?.trim().toLowerCase();
    const [one, other] = results.filter(({ label, isDisabled }) => !isDisabled && label.toLowerCase() === typed);
    return other ? undefined : one;
  };
  const leave = () => {
    if (early) return setOpen(false);
    const exact = findExact();
    if (exact) choose(exact);
    else close();
  };

  const isDue = early && hasOptions;
  const lateChoice = isDue && (early === "entered" || !isOpen) && findExact();
  if (isDue && !lateChoice) {
    setEarly(undefined);
    setActiveIndex(firstOf(results));
  }
  useLateChoice(lateChoice, choose);

  const elements = useRef<(HTMLElement | null)[]>([]);
  // Arrow keys also reach options that are not rendered yet.
  useEffect(() => {
    elements.current.length = results.length;
  }, [results]);

  const { context, dismiss, setAnchor, layerProps } = useLayer({
    isOpen,
    onOpenChange: (next, reason) => {
      if (next) open(firstOf(results));
      else if (reason === "escape-key") close();
      else leave();
    },
    isAsWide: true,
  });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    dismiss,
    useListNavigation(context, {
      listRef: elements,
      activeIndex,
      onNavigate: setActiveIndex,
      virtual: true,
      focusItemOnOpen: false,
      disabledIndices: (index) => results[index]?.isDisabled === true,
    }),
  ]);

  return {
    isOpen,
    results,
    activeIndex,
    choose,
    // Keeps the focus in the input.
    layerProps: { ...layerProps, onMouseDown: (event) => event.preventDefault() },
    setAnchor,
    getFloatingProps,
    getItemProps,
    optionElements: elements,
    scroller: context.refs.floating,
    inputProps: {
      ...getReferenceProps({
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
          setQuery(target.value);
          setEarly(hasOptions ? undefined : "typed");
          setOpen(true);
          setActiveIndex(target.value.trim() === "" ? null : firstOf(search(target.value)));
          if (target.value === "" && value !== undefined) onValueChange(undefined);
        },
        onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
          if (isOpen) return;
          currentTarget.select();
          open(null);
        },
        onKeyDown,
        onBlur: leave,
      }),
      value: query ?? chosen?.label ?? value ?? "",
    },
  };

  /** Opens the list at the selected option, or else at an index. */
  function open(otherwise: number | null): void {
    setOpen(true);
    const index = results.findIndex((option) => option.value === value);
    setActiveIndex(index === -1 ? otherwise : index);
  }

  /** Handles the keys that the list navigation does not. */
  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    if (key === "ArrowUp" && altKey) close();
    else if (key === "PageDown") turnPage(1);
    else if (key === "PageUp") turnPage(-1);
    else if (key === "Enter") enter();
    else return;
    event.preventDefault();
    // A surrounding dialog must not handle the key too.
    event.stopPropagation();
  }

  function enter(): void {
    const active = activeIndex === null ? undefined : results[activeIndex];
    if (active) choose(active);
    else if (early) setEarly("entered");
  }

  /** Skips disabled options, and does not move if there is no other. */
  function turnPage(direction: 1 | -1): void {
    let index = Math.max(0, Math.min(results.length - 1, (activeIndex ?? -1) + direction * PAGE));
    while (results[index]?.isDisabled) index += direction;
    if (results[index]) setActiveIndex(index);
  }
}

/** Selects an option that arrived after the person chose it by its label. */
function useLateChoice(option: ComboboxOption | false | undefined, choose: (option: ComboboxOption) => void): void {
  useEffect(() => {
    if (option) choose(option);
  });
}

function firstOf(options: readonly ComboboxOption[]): number | null {
  const index = options.findIndex(({ isDisabled }) => !isDisabled);
  return index === -1 ? null : index;
}

const PAGE = 10;
