"use client";

import {
  type ReactElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useText } from "../../locale/useText.ts";
import { enUi } from "../../text/messages.en.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { showInTopLayer } from "../layer/showInTopLayer.ts";
import type { ToastContent } from "./ToastContext.ts";

export interface NumberedToast extends ToastContent {
  readonly id: number;
}

export interface ToastStackProps {
  readonly toasts: readonly NumberedToast[];
  readonly onDismiss: (id: number) => void;
}

/** The visible toasts. They stay while hovered or focused, and while the page is hidden. */
export function ToastStack({ toasts, onDismiss }: ToastStackProps): ReactElement {
  const { ui } = useText(enUi);
  const element = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);

  useLayoutEffect(() => {
    if (element.current) showInTopLayer(element.current);
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

  useEffect(() => {
    if (isStaying) return undefined;
    const timer = setTimeout(() => onDismiss(id), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isStaying, id, onDismiss]);

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

/** Milliseconds. */
const SHOWN_FOR = 6000;
