"use client";

import { type RefObject, useInsertionEffect, useRef } from "react";

/**
 * A reference to what was rendered last, for callbacks that outlive a render. Set before any effect runs. Set by hand, it
 * tells what comes next, until the next render.
 */
export function useLatest<TValue>(value: TValue): RefObject<TValue> {
  const ref = useRef(value);
  useInsertionEffect(() => {
    ref.current = value;
  });
  return ref;
}
