"use client";

import { type RefObject, useInsertionEffect, useRef } from "react";

/** A ref to the value of the last render, for callbacks that outlive a render. Updated before effects run. */
export function useLatest<TValue>(value: TValue): RefObject<TValue> {
  const ref = useRef(value);
  useInsertionEffect(() => {
    ref.current = value;
  });
  return ref;
}
