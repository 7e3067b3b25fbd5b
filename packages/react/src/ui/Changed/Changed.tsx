"use client";

import { type ReactElement, type ReactNode, useState } from "react";

export interface ChangedProps {
  /** The watched value as text. */
  readonly value: string;
  /** Identifies what the value belongs to. A value of something else is not a change. */
  readonly of?: string | undefined;
  readonly children: ReactNode;
}

/** Tints its content for a moment when the value changes, but not when it first appears. */
export function Changed({ value, of = "", children }: ChangedProps): ReactElement {
  const [known, setKnown] = useState({ value, of, changes: 0 });
  if (known.value !== value || known.of !== of) {
    setKnown({ value, of, changes: known.of === of ? known.changes + 1 : 0 });
  }
  return (
    // The key restarts the animation.
    <span key={known.changes} className="pk-Changed" data-changed={known.changes > 0 || undefined}>
      {children}
    </span>
  );
}
