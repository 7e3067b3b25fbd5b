"use client";

import type { ReactElement } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { createLazy } from "../../lazy/createLazy.ts";
import { LazyPart } from "../../lazy/LazyPart.tsx";
import { RecipientEditorSkeleton } from "./RecipientEditorSkeleton.tsx";
import type { RecipientEditorProps } from "./RecipientEditorSkin.tsx";

/** A form that saves a recipient or changes one, in place. Give it the `recipientId` as its `key` where that changes. */
export function RecipientEditor(props: RecipientEditorProps): ReactElement {
  return (
    <ComponentBoundary component="RecipientEditor">
      <LazyPart lazy={skin} component="RecipientEditor" placeholder={<Loading />}>
        {(Skin) => <Skin {...props} />}
      </LazyPart>
    </ComponentBoundary>
  );
}

const skin = createLazy(async () => (await import("./RecipientEditorSkin.tsx")).RecipientEditorSkin);

function Loading(): ReactElement {
  return (
    <div className="pk-root pk-RecipientEditor" data-status="loading" aria-busy="true">
      <RecipientEditorSkeleton />
    </div>
  );
}
