"use client";

import type { ReactElement } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { LazyPart } from "../../errors/LazyPart/LazyPart.tsx";
import { later } from "../../errors/LazyPart/later.ts";
import { useSoon } from "../../errors/LazyPart/useSoon.ts";
import type { UseRecipientEditorParameters } from "../useRecipientEditor.ts";

export interface RecipientDialogProps extends UseRecipientEditorParameters {
  readonly isOpen: boolean;
  /** Also after saving. What was typed and not saved is kept, and is there again next time. */
  readonly onClose: () => void;
}

/** A form that saves a recipient or changes one, over the page. */
export function RecipientDialog({ isOpen, ...props }: RecipientDialogProps): ReactElement | null {
  useSoon(form);
  if (!isOpen) return null;
  return (
    <ComponentBoundary component="RecipientDialog">
      <LazyPart part={form} component="RecipientDialog">
        {(Form) => <Form key={props.recipientId} {...props} />}
      </LazyPart>
    </ComponentBoundary>
  );
}

const form = later(async () => (await import("./OpenRecipientDialog.tsx")).OpenRecipientDialog);
