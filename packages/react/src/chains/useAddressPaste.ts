"use client";

import { useInsertionEffect, useState } from "react";
import { cleanAddress, copiedAddress } from "./address.ts";

/** What is known of how an address came into a form. */
export type AddressPaste =
  /** Pasted: to be compared with where it was copied, for malware replaces addresses on the way. */
  | "pasted"
  /** Pasted, and not what was last copied on this page. */
  | "swapped";

export interface UseAddressPasteReturnType {
  /** `undefined`: typed, or changed since. */
  readonly paste: AddressPaste | undefined;
  /** To be called with what the clipboard gave. */
  readonly onPaste: (text: string) => void;
}

/**
 * Watches for an address that was replaced between copying and pasting: copied by a button of the kit's, or by hand while
 * this is on the page. Nothing is read that is not copied or pasted here.
 */
export function useAddressPaste(address: string): UseAddressPasteReturnType {
  const [last, setLast] = useState<{ readonly address: string; readonly paste: AddressPaste }>();

  // An effect would also end where React only tries it out, and forget what was copied before.
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
