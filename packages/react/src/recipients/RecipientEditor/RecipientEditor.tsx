"use client";

import type { ReactElement } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { useText } from "../../locale/useText.ts";
import { Heading } from "../../ui/Heading/Heading.tsx";
import { enRecipientEditor } from "../messages.en.ts";
import { RecipientEditorSkeleton } from "./RecipientEditorSkeleton.tsx";
import type { RecipientEditorProps } from "./RecipientEditorView.tsx";

/** A form that creates or edits a recipient. Use `recipientId` as its `key` if it changes. */
export function RecipientEditor(props: RecipientEditorProps): ReactElement {
  return (
    <ComponentBoundary component="RecipientEditor">
      <LazyPart lazy={view} component="RecipientEditor" placeholder={<Loading {...props} />}>
        {(View) => <View {...props} />}
      </LazyPart>
    </ComponentBoundary>
  );
}

const view = createLazy(async () => (await import("./RecipientEditorView.tsx")).RecipientEditorView);

function Loading(props: RecipientEditorProps): ReactElement {
  const { recipientId, className, headingLevel = 2, title, isTitleHidden = false } = props;
  const { recipientEditor: messages } = useText(enRecipientEditor);
  return (
    <div
      className={["pk-root pk-RecipientEditor", className].filter(Boolean).join(" ")}
      data-status="loading"
      aria-busy="true"
    >
      {!isTitleHidden && (
        <Heading level={headingLevel}>
          {title ?? (recipientId === undefined ? messages.titleNew : messages.titleChange)}
        </Heading>
      )}
      <RecipientEditorSkeleton />
    </div>
  );
}
