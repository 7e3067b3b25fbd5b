import type { ReactElement } from "react";
import { useStoryCursor } from "./storyCursor.ts";

/** The cursor of the story, while it performs a step. */
export function Cursor(): ReactElement | null {
  const cursor = useStoryCursor();
  if (!cursor) return null;
  return (
    <span
      className="app-cursor"
      data-pressed={cursor.isPressed}
      style={{ transform: `translate(${cursor.x}px, ${cursor.y}px)` }}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <path d="M3 2l6.5 18 3-7.5L20 9.5z" />
      </svg>
    </span>
  );
}
