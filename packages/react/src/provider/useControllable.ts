"use client";

import { useState } from "react";

export interface UseControllableParameters<TValue> {
  /** Given: the host holds the value. */
  readonly value: TValue | undefined;
  readonly defaultValue: TValue;
  readonly onChange: ((value: TValue) => void) | undefined;
}

/** A value that the host may hold, or leave to the kit. */
export function useControllable<TValue>(
  parameters: UseControllableParameters<TValue>,
): readonly [TValue, (value: TValue) => void] {
  const { value, defaultValue, onChange } = parameters;
  const [own, setOwn] = useState(defaultValue);
  return [
    value ?? own,
    (next) => {
      setOwn(next);
      onChange?.(next);
    },
  ];
}
