import { type ReactElement, type ReactNode, useEffect, useId, useRef } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Icon } from "./Icon.tsx";

export interface DrawerProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Side of the page, or the middle. Default: `end`. */
  readonly position?: "start" | "end" | "middle" | undefined;
  readonly children: ReactNode;
}

/** Modal dialog at a side or in the middle of the page. The close button, Escape or a click outside closes it. */
export function Drawer({ title, isOpen, onClose, position = "end", children }: DrawerProps): ReactElement {
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
    // The click outside needs no key handler, because Escape also closes the dialog.
    <dialog
      ref={dialog}
      className="app-drawer"
      data-position={position}
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
