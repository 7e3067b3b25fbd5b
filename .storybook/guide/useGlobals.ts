import { useLayoutEffect, useState } from "react";
import type { Channel } from "storybook/internal/channels";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";

export type Globals = Readonly<Record<string, string>>;

/** Reads the toolbar's settings on a page without a story. */
export function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() => globalsIn(channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)));
  useLayoutEffect(() => {
    const update = (...said: readonly unknown[]) => setGlobals(globalsIn(said));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}

function globalsIn([said]: readonly unknown[] = []): Globals {
  const { globals } = said as { readonly globals: Globals };
  return globals;
}
