"use client";

import { useControllable } from "./useControllable.ts";
import { useLatest } from "./useLatest.ts";
import { type Some, withDefaults } from "./withDefaults.ts";

export interface UseViewParameters<TView> {
  /** Given: the host holds the view. What is left out is as it is by default. */
  readonly view?: Some<TView> | undefined;
  readonly defaultView?: Some<TView> | undefined;
  readonly onViewChange?: ((view: TView) => void) | undefined;
}

/**
 * What a person chose to see, held by the host or by the kit, with a function that changes some of it: what is left out
 * stays, also where it was changed in the same moment, and what is `undefined` is as it is by default.
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
