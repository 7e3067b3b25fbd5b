"use client";

import { useState } from "react";
import { useLatest } from "./useLatest.ts";
import { type Some, withDefaults } from "./withDefaults.ts";

export interface UseViewParameters<TView> {
  /** The controlled view. Missing fields have their default. */
  readonly view?: Some<TView> | undefined;
  readonly defaultView?: Some<TView> | undefined;
  readonly onViewChange?: ((view: TView) => void) | undefined;
}

/**
 * The view that a person chose, controlled by the host or stored here, and a function that merges changes into it. Calls
 * within one render build on each other. A field that is set to `undefined` returns to its default.
 */
export function useView<TView extends object>(
  defaults: TView,
  { view: given, defaultView, onViewChange }: UseViewParameters<TView>,
): readonly [TView, (change: Some<TView>) => void] {
  const [view, setView] = useControllable({
    value: given && withDefaults(defaults, given),
    defaultValue: withDefaults(defaults, defaultView),
    onChange: onViewChange,
  });
  const latestRef = useLatest(view);
  return [
    view,
    (change) => {
      latestRef.current = withDefaults(defaults, { ...latestRef.current, ...change });
      setView(latestRef.current);
    },
  ];
}

interface UseControllableParameters<TValue> {
  /** The controlled value. `undefined`: the hook stores the value. */
  readonly value: TValue | undefined;
  readonly defaultValue: TValue;
  readonly onChange: ((value: TValue) => void) | undefined;
}

/** State that the host may control. */
export function useControllable<TValue>(
  parameters: UseControllableParameters<TValue>,
): readonly [TValue, (value: TValue) => void] {
  const { value, defaultValue, onChange } = parameters;
  const [own, setOwn] = useState(defaultValue);
  return [
    value === undefined ? own : value,
    (next) => {
      setOwn(next);
      onChange?.(next);
    },
  ];
}
