"use client";

import { type ReactElement, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { type ToastContent, ToastContext } from "./ToastContext.ts";
import { type NumberedToast, ToastStack } from "./ToastStack.tsx";

/** Shows the toasts of its children. A nested toaster passes them to the outermost. */
export function Toaster({ children }: { readonly children: ReactNode }): ReactNode {
  return useContext(ToastContext) ? children : <OutermostToaster>{children}</OutermostToaster>;
}

function OutermostToaster({ children }: { readonly children: ReactNode }): ReactElement {
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
      {/* Live regions must exist before their content. */}
      <VisuallyHidden>
        <span role="status">{!isUrgent && last && <span key={last.id}>{announcement(last)}</span>}</span>
        <span role="alert">{isUrgent && last && <span key={last.id}>{announcement(last)}</span>}</span>
      </VisuallyHidden>
      {toasts.length > 0 && <ToastStack toasts={toasts} onDismiss={dismiss} />}
    </ToastContext.Provider>
  );
}

function announcement({ title, help }: ToastContent): string {
  return [title, help].filter(Boolean).join(". ");
}

/** Maximum number of visible toasts. A new one replaces the oldest. */
const LIMIT = 3;
