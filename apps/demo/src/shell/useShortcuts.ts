import { useEffect, useRef } from "react";

/** Actions by shortcut. A shortcut is a single key (`?`) or a sequence of two keys (`g o`). */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Runs shortcuts. Ignores keys in fields, keys with modifiers and keys in dialogs. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (!isOn) return;
    let first = "";
    let expires = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      if (isTaken(event.target)) return;
      if (event.timeStamp > expires) first = "";
      const run = latest.current[first === "" ? event.key : `${first} ${event.key}`];
      first = first === "" && event.key === "g" ? "g" : "";
      expires = event.timeStamp + SECOND_KEY_WITHIN;
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn]);
}

/** Milliseconds. */
const SECOND_KEY_WITHIN = 1500;

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector("dialog:modal")) return true;
  return (
    target instanceof Element && target.closest("input, select, textarea, [contenteditable], [role=grid]") !== null
  );
}
