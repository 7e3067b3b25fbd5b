import { useLayoutEffect } from "react";

/**
 * Sets an attribute of the root element while a panel is open, for the layout of the page beside it. The styles do not use
 * `:has()` for this, because the browser would then restyle the whole page each time that an element in it changes.
 */
export function useRootMark(name: "appDock" | "appStory", value: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset[name] = value;
    return () => {
      delete dataset[name];
    };
  }, [name, value]);
}
