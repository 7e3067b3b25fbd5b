"use client";

import { useInsertionEffect, useState } from "react";
import { cleanAddress, copiedAddress } from "./address.ts";

/** How an address was entered. */
export type AddressPaste =
  /** Pasted. Compare it with the source, because malware can replace addresses in the clipboard. */
  | "pasted"
  /** Pasted, but different from the address that was copied last on this page. */
  | "swapped";

export interface UseAddressPasteReturnType {
  /** `undefined`: typed, or edited after pasting. */
  readonly paste: AddressPaste | undefined;
  /** Call it with the pasted text. */
  readonly onPaste: (text: string) => void;
}

/**
 * Detects an address that was replaced between copying and pasting, if it was copied with the kit's button or while this
 * hook is mounted. Reads only text that is copied or pasted on this page.
 */
export function useAddressPaste(address: string): UseAddressPasteReturnType {
  const [last, setLast] = useState<{ readonly address: string; readonly paste: AddressPaste }>();

  // React runs and cleans up effects twice in StrictMode, which would discard an earlier copy.
  useInsertionEffect(() => {
    const remember = () => {
      copiedAddress.text = cleanAddress(selectedText());
    };
    document.addEventListener("copy", remember);
    return () => {
      document.removeEventListener("copy", remember);
      copiedAddress.text = "";
    };
  }, []);

  return {
    paste: last && last.address === cleanAddress(address) ? last.paste : undefined,
    onPaste: (text) => {
      const pasted = cleanAddress(text);
      const { text: copied } = copiedAddress;
      const isSwapped = isAddressLike(copied) && isAddressLike(pasted) && copied !== pasted;
      setLast({ address: pasted, paste: isSwapped ? "swapped" : "pasted" });
    },
  };
}

function selectedText(): string {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) {
    const { value, selectionStart, selectionEnd } = activeElement;
    if (selectionStart !== selectionEnd) return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  }
  return document.getSelection()?.toString() ?? "";
}

function isAddressLike(text: string): boolean {
  return /^[A-Za-z0-9]{25,90}$/.test(text);
}
