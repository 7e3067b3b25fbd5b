import { type RefObject, useEffect } from "react";

/**
 * Focuses `root` when its focused descendant is removed, for example with a deleted entry. The next Tab would otherwise
 * start at the top of the host's page.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let last: Element | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element && element.contains(target) ? target : undefined;
    };
    // A click elsewhere means that the person left the element on purpose.
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
