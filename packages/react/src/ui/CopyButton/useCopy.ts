"use client";

import { useEffect, useState } from "react";

/** Whether a text reached the clipboard: the browser may refuse, and has none to offer on a page without https. */
export type CopyState = "idle" | "copied" | "denied";

export interface UseCopyReturnType {
  readonly state: CopyState;
  readonly copy: (text: string) => void;
  readonly reset: () => void;
}

/** Copies, says for a moment that it did, and says when it could not. */
export function useCopy(onCopied?: (text: string) => void): UseCopyReturnType {
  const [state, setState] = useState<CopyState>("idle");

  useEffect(() => {
    if (state !== "copied") return undefined;
    const timer = setTimeout(() => setState("idle"), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    reset: () => setState("idle"),
    copy: (text) => {
      write(text, onCopied).then(
        () => setState("copied"),
        () => setState("denied"),
      );
    },
  };
}

async function write(text: string, onCopied: ((text: string) => void) | undefined): Promise<void> {
  // Typed as always there, which it is not.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) throw new Error("This page has no clipboard.");
  await clipboard.writeText(text);
  onCopied?.(text);
}

/** Milliseconds. */
const SHOWN_FOR = 2000;
