import { type RefObject, useEffect } from "react";

/**
 * Gives `root` the focus when what had it inside of `root` goes from the page, as a deleted entry does with its buttons,
 * sooner or later. Without it, the next Tab would start at the top of the host's page.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let last: Element | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element && element.contains(target) ? target : undefined;
    };
    // Pressed elsewhere, it was left on purpose.
    const forget = () => {
      last = undefined;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      last = undefined;
      if (document.activeElement === document.body) element.focus();
    });
    observer.observe(element, { childList: true, subtree: true });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget, true);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget, true);
    };
  }, [root]);
}
