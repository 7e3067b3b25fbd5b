"use client";

import { createContext, useContext } from "react";
import type { Primitives } from "./Primitives.ts";

/** The host's own elements, where it has given some. */
export const PrimitivesContext = createContext<{
  readonly [TName in keyof Primitives]?: Primitives[TName] | undefined;
}>({});

/** The host's element of a kind, or the kit's. */
export function usePrimitive<TName extends keyof Primitives>(name: TName, own: Primitives[TName]): Primitives[TName] {
  return useContext(PrimitivesContext)[name] ?? own;
}
