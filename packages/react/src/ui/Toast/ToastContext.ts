"use client";

import { createContext, useContext } from "react";

export interface ToastContent {
  /** What happened: “Recipient saved”. */
  readonly title: string;
  readonly help?: string | undefined;
  /** `danger` interrupts those who listen, and stays until it is dismissed. Default `success`. */
  readonly tone?: "success" | "info" | "danger" | undefined;
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
}

export interface UseToastReturnType {
  readonly show: (toast: ToastContent) => void;
}

export const ToastContext = createContext<UseToastReturnType | undefined>(undefined);

/** Tells of what happened, in passing. What has to be acted upon stands in the page instead. */
export function useToast(): UseToastReturnType {
  const value = useContext(ToastContext);
  if (value) return value;
  throw new Error(
    "useToast was called outside <Toaster>, so there is nowhere to show a toast. Wrap the component in it.",
  );
}
