"use client";

import type { ReactElement } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { LazyPart } from "../../errors/LazyPart/LazyPart.tsx";
import { later } from "../../errors/LazyPart/later.ts";
import { useSoon } from "../../errors/LazyPart/useSoon.ts";
import type { OpenRecipientDialogProps } from "./OpenRecipientDialog.tsx";

export interface RecipientDialogProps extends OpenRecipientDialogProps {
  readonly isOpen: boolean;
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
