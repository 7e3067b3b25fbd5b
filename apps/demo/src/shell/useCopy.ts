import { useState } from "react";

export interface UseCopyReturnType {
  /** `denied`: the browser denied access to the clipboard, or has none, as on a page without HTTPS. */
  readonly state: "ready" | "copied" | "denied";
  /** Copies the text. Returns whether it could. */
  readonly copy: () => Promise<boolean>;
  readonly reset: () => void;
}

/** Copies a text to the clipboard. */
export function useCopy(text: string): UseCopyReturnType {
  const [state, setState] = useState<UseCopyReturnType["state"]>("ready");
  return {
    state,
    async copy() {
      try {
        await navigator.clipboard.writeText(text);
        setState("copied");
        return true;
      } catch {
        setState("denied");
        return false;
      }
    },
    reset: () => setState("ready"),
  };
}
