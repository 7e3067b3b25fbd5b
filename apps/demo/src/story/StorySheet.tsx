import { type ReactElement, type ReactNode, useEffect, useRef } from "react";

export interface StorySheetProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The frame of the panel. It stays above modal dialogs, which neither cover nor dim it. */
export function StorySheet({ label, children }: StorySheetProps): ReactElement {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    let shown: readonly Element[] = [];
    const raise = () => {
      const modals = Array.from(document.querySelectorAll("dialog:modal"));
      if (modals.length === shown.length && modals.every((modal, index) => modal === shown[index])) return;
      shown = modals;
      // The browser puts the popover that opened last on top. Menus of the page open above the panel otherwise.
      sheet.current?.hidePopover();
      if (modals.length > 0) sheet.current?.showPopover();
    };
    raise();
    const observer = new MutationObserver(raise);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, []);
  // The buttons take the focus in each step. A ring says so only to people who use the keyboard.
  useEffect(() => {
    const note = ({ type, isTrusted }: Event) => {
      if (isTrusted && sheet.current) sheet.current.dataset["input"] = type === "keydown" ? "keys" : "pointer";
    };
    document.addEventListener("pointerdown", note, true);
    document.addEventListener("keydown", note, true);
    return () => {
      document.removeEventListener("pointerdown", note, true);
      document.removeEventListener("keydown", note, true);
    };
  }, []);
  return (
    <aside ref={sheet} className="app-story" popover="manual" aria-label={label}>
      {children}
    </aside>
  );
}
