"use client";

import { type RefObject, useInsertionEffect, useRef } from "react";

/** A reference to what was rendered last, for callbacks that outlive a render. Set before any effect runs. */
export function useLatest<TValue>(value: TValue): Readonly<RefObject<TValue>> {
  const ref = useRef(value);
  useInsertionEffect(() => {
    ref.current = value;
  });
  return ref;
}
