import { type ReactElement, type ReactNode, useEffect, useId, useRef } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Icon } from "./Icon.tsx";
import { useRootMark } from "./useRootMark.ts";

export interface DockProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel beside the page, or at its bottom on phones. The page stays usable. Escape inside the panel closes it. */
export function Dock({ title, onClose, children }: DockProps): ReactElement {
  const messages = useAppMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useRootMark("appDock", "open");
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      // Only a focus that was lost with the panel returns to the button that opened it.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <aside
      className="app-dock"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      }}
    >
      <div className="app-dock-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="app-icon-button" onClick={onClose} aria-label={messages.close}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </aside>
  );
}
