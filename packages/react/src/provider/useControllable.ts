"use client";

import { useState } from "react";

export interface UseControllableParameters<TValue> {
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
