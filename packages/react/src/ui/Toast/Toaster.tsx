"use client";

import { type ReactElement, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { type ToastContent, ToastContext } from "./ToastContext.ts";
import { type NumberedToast, ToastStack } from "./ToastStack.tsx";

export interface ToasterProps {
  readonly children: ReactNode;
}

/** Where toasts of what is inside it appear. One inside another leaves them to the outer one. */
export function Toaster({ children }: ToasterProps): ReactNode {
  return useContext(ToastContext) ? children : <OutermostToaster>{children}</OutermostToaster>;
}

function OutermostToaster({ children }: ToasterProps): ReactElement {
  const [toasts, setToasts] = useState<readonly NumberedToast[]>([]);
  const count = useRef(0);
  const context = useMemo(
    () => ({
      show: (toast: ToastContent) => {
        count.current += 1;
        const id = count.current;
        setToasts((shown) => [...shown.slice(1 - LIMIT), { ...toast, id }]);
      },
    }),
    [],
  );
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const last = toasts.at(-1);
  const isUrgent = last?.tone === "danger";

  return (
    <ToastContext.Provider value={context}>
      {children}
      {/* Read out from here: it is in the document before there is anything to say, as it has to be. */}
      <VisuallyHidden>
        <span role="status">{!isUrgent && last && <span key={last.id}>{say(last)}</span>}</span>
        <span role="alert">{isUrgent && last && <span key={last.id}>{say(last)}</span>}</span>
      </VisuallyHidden>
      {toasts.length > 0 && <ToastStack toasts={toasts} onDismiss={dismiss} />}
    </ToastContext.Provider>
  );
}

function say({ title, help }: ToastContent): string {
  return [title, help].filter(Boolean).join(". ");
}

/** Toasts at once; the oldest makes room. */
const LIMIT = 3;
