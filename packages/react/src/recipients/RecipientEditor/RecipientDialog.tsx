"use client";

import { type ReactElement, useEffect } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import type { OpenRecipientDialogProps } from "./OpenRecipientDialog.tsx";

export interface RecipientDialogProps extends OpenRecipientDialogProps {
  readonly isOpen: boolean;
  /** Whether the user is likely to open the dialog, so that its code is preloaded. */
  readonly isLikely: boolean;
}

/** A dialog that creates or edits a recipient. */
export function RecipientDialog({ isOpen, isLikely, ...props }: RecipientDialogProps): ReactElement | null {
  useEffect(() => {
    if (isLikely) form.preload();
  }, [isLikely]);
  if (!isOpen) return null;
  return (
    <ComponentBoundary component="RecipientDialog">
      <LazyPart lazy={form} component="RecipientDialog">
        {(Form) => <Form key={props.recipientId} {...props} />}
      </LazyPart>
    </ComponentBoundary>
  );
}

const form = createLazy(async () => (await import("./OpenRecipientDialog.tsx")).OpenRecipientDialog);
