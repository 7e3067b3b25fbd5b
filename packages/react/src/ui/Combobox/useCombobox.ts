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
  /** Index in the results of the option that Enter would choose; `null`: none. */
  readonly activeIndex: number | null;
  readonly choose: (option: ComboboxOption) => void;
  readonly layerProps: UseLayerReturnType["layerProps"] & { readonly onMouseDown: (event: MouseEvent) => void };
  readonly inputProps: Record<string, unknown> & { readonly value: string };
  /** The options in the document, by their index in the results. */
  readonly optionElements: RefObject<(HTMLElement | null)[]>;
  /** What scrolls. */
  readonly scroller: RefObject<HTMLElement | null>;
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
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  /** What was done about the query while there were no options. */
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

  const elements = useRef<(HTMLElement | null)[]>([]);
  // The arrows also walk to options that are not in the document yet.
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
    // The focus stays in the input.
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

  /** Opens the list at what is chosen, or else at an index. */
  function open(otherwise: number | null): void {
    setOpen(true);
    const index = results.findIndex((option) => option.value === value);
    setActiveIndex(index === -1 ? otherwise : index);
  }

  /** The keys that the list navigation leaves to the list. */
  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    if (key === "ArrowUp" && altKey) close();
    else if (key === "PageDown") turnPage(1);
    else if (key === "PageUp") turnPage(-1);
    else if (key === "Enter") enter();
    else return;
    event.preventDefault();
    // A dialog around it is not meant.
    event.stopPropagation();
  }

  function enter(): void {
    const active = activeIndex === null ? undefined : results[activeIndex];
    if (active) choose(active);
    else if (early) setEarly("entered");
  }

  /** Walks past options that cannot be chosen, and stays if there is no other. */
  function turnPage(direction: 1 | -1): void {
    let index = Math.max(0, Math.min(results.length - 1, (activeIndex ?? -1) + direction * PAGE));
    while (results[index]?.isDisabled) index += direction;
    if (results[index]) setActiveIndex(index);
  }
}

/** Chooses what was meant before it was there. */
function useLateChoice(meant: ComboboxOption | false | undefined, choose: (option: ComboboxOption) => void): void {
  useEffect(() => {
    if (meant) choose(meant);
  });
}

function firstOf(options: readonly ComboboxOption[]): number | null {
  const index = options.findIndex(({ isDisabled }) => !isDisabled);
  return index === -1 ? null : index;
}

const PAGE = 10;
