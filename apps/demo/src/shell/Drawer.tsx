import { type ReactElement, type ReactNode, useEffect, useId, useRef } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Icon } from "./Icon.tsx";

export interface DrawerProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Which side it comes from, or the middle. Default `end`. */
  readonly place?: "start" | "end" | "middle" | undefined;
  readonly children: ReactNode;
}

/** Something over the page: the rest of it is out of reach until it closes, by its button, Escape or a press outside. */
export function Drawer({ title, isOpen, onClose, place = "end", children }: DrawerProps): ReactElement {
  const messages = useAppMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) {
      element.showModal();
      // Focuses the title instead of the close button. The content below may load later or have nothing to focus.
      element.querySelector<HTMLElement>("h2")?.focus();
    }
    if (!isOpen && element.open) element.close();
  }, [isOpen]);
  return (
    // Escape closes it too, so the press outside is a convenience for pointers.
    <dialog
      ref={dialog}
      className="app-drawer"
      data-place={place}
      aria-labelledby={id}
      onClose={(event) => event.target === dialog.current && onClose()}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && (
        <div className="app-drawer-inner">
          <div className="app-drawer-head">
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" className="app-icon-button" onClick={onClose} aria-label={messages.close}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
