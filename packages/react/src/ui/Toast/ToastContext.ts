"use client";

import { withLink } from "@partner-kit/contract";
import { createContext, useContext } from "react";

export interface ToastContent {
  /** States what happened: “Recipient saved”. */
  readonly title: string;
  readonly help?: string | undefined;
  /** `danger`: announced at once, and stays until it is dismissed. Default `success`. */
  readonly tone?: "success" | "info" | "danger" | undefined;
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
}

export interface UseToastReturnType {
  readonly show: (toast: ToastContent) => void;
}

export const ToastContext = createContext<UseToastReturnType | undefined>(undefined);

/** Returns a function that shows a toast. Use it for confirmations only: anything that needs an action belongs on the page. */
export function useToast(): UseToastReturnType {
  const value = useContext(ToastContext);
  if (value) return value;
  throw new Error(
    withLink("useToast was called outside <Toaster>. Wrap the component in <Toaster>.", "PROVIDER_MISSING"),
  );
}
