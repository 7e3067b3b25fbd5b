"use client";

import { withLink } from "@partner-kit/contract";
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { showInTopLayer } from "../layer/useLayer.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

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
  const { ui, fill } = useText(enUi);
  const last = toasts.at(-1);
  const isUrgent = last?.tone === "danger";

  return (
    <ToastContext.Provider value={context}>
      {children}
      {/* Live regions must exist before their content. */}
      <VisuallyHidden>
        <span role="status">{!isUrgent && last && <span key={last.id}>{announce(last)}</span>}</span>
        <span role="alert">{isUrgent && last && <span key={last.id}>{announce(last)}</span>}</span>
      </VisuallyHidden>
      {toasts.length > 0 && <ToastStack toasts={toasts} onDismiss={dismiss} />}
    </ToastContext.Provider>
  );

  function announce({ title, help, action }: ToastContent): string {
    return [title, help, action && fill(ui.toastKey, { action: action.label })].filter(Boolean).join(". ");
  }
}

/** Maximum number of visible toasts. A new one replaces the oldest. */
const LIMIT = 3;

interface NumberedToast extends ToastContent {
  readonly id: number;
}

interface ToastStackProps {
  readonly toasts: readonly NumberedToast[];
  readonly onDismiss: (id: number) => void;
}

/** The visible toasts. They stay while hovered or focused, and while the page is hidden. */
function ToastStack({ toasts, onDismiss }: ToastStackProps): ReactElement {
  const { ui } = useText(enUi);
  const element = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);

  useLayoutEffect(() => {
    if (element.current) showInTopLayer(element.current);
  }, []);

  const about = toasts.at(-1)?.about;
  useLayoutEffect(() => {
    const stack = element.current;
    if (!stack) return;
    stack.removeAttribute("data-place");
    const subject = about?.();
    if (subject && covers(stack.getBoundingClientRect(), subject.getBoundingClientRect()))
      stack.dataset["place"] = "top";
  }, [about]);

  useEffect(() => {
    const focusNewest = (event: KeyboardEvent) => {
      if (event.key !== "F8") return;
      event.preventDefault();
      element.current?.querySelector<HTMLElement>('[data-part="toast"]:last-child button')?.focus();
    };
    document.addEventListener("keydown", focusNewest);
    return () => document.removeEventListener("keydown", focusNewest);
  }, []);

  const isAway = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === "hidden",
    () => false,
  );
  const dismiss = useCallback(
    (id: number) => {
      // Restores the focus before its element is removed.
      if (element.current?.contains(document.activeElement)) previousFocus.current?.focus();
      onDismiss(id);
    },
    [onDismiss],
  );

  return (
    <section
      ref={element}
      className="pk-root pk-ToastStack"
      aria-label={ui.notifications}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true);
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          previousFocus.current = relatedTarget;
      }}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} isWaiting={isHovered || isFocused || isAway} onDismiss={dismiss} />
      ))}
    </section>
  );
}

interface ToastProps {
  readonly toast: NumberedToast;
  readonly isWaiting: boolean;
  readonly onDismiss: (id: number) => void;
}

function Toast({ toast, isWaiting, onDismiss }: ToastProps): ReactElement {
  const { id, title, help, tone = "success", action } = toast;
  const { ui } = useText(enUi);
  const isStaying = tone === "danger" || isWaiting;
  const hasAction = action !== undefined;

  useEffect(() => {
    if (isStaying) return undefined;
    const timer = setTimeout(() => onDismiss(id), hasAction ? SHOWN_WITH_ACTION : SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isStaying, hasAction, id, onDismiss]);

  return (
    <div data-part="toast" data-tone={tone}>
      <Icon name={icons[tone]} />
      <div data-part="text">
        <p data-part="title">{title}</p>
        {help !== undefined && <p data-part="help">{help}</p>}
        {action && (
          <Button
            onClick={() => {
              onDismiss(id);
              action.onAction();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <Button variant="quiet" icon="close" iconOnly onClick={() => onDismiss(id)}>
        {ui.dismiss}
      </Button>
    </div>
  );
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

const icons = { success: "check", info: "info", danger: "warning" } as const;

/** Milliseconds. An action needs time to be read, decided about and reached by keyboard. */
const SHOWN_FOR = 6000;
const SHOWN_WITH_ACTION = 15_000;

/** Whether two boxes overlap. */
function covers(stack: DOMRect, subject: DOMRect): boolean {
  return (
    stack.left < subject.right && subject.left < stack.right && stack.top < subject.bottom && subject.top < stack.bottom
  );
}

export interface ToastContent {
  /** States what happened: “Recipient saved”. */
  readonly title: string;
  readonly help?: string | undefined;
  /** `danger`: announced at once, and stays until it is dismissed. Default `success`. */
  readonly tone?: "success" | "info" | "danger" | undefined;
  /** Takes the change back, or continues with it. The toast then stays longer. F8 moves the focus to it. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /** Returns the element that the toast is about, so that it does not cover it. */
  readonly about?: (() => Element | null) | undefined;
}

interface UseToastReturnType {
  readonly show: (toast: ToastContent) => void;
}

const ToastContext = createContext<UseToastReturnType | undefined>(undefined);

/** Returns a function that shows a toast. Use it for confirmations only: anything that needs an action belongs on the page. */
export function useToast(): UseToastReturnType {
  const value = useContext(ToastContext);
  if (value) return value;
  throw new Error(
    withLink("useToast was called outside <Toaster>. Wrap the component in <Toaster>.", "PROVIDER_MISSING"),
  );
}
