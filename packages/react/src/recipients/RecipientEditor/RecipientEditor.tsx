"use client";

import type { ReactElement } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { LazyPart } from "../../errors/LazyPart/LazyPart.tsx";
import { later } from "../../errors/LazyPart/later.ts";
import { RecipientEditorSkeleton } from "./RecipientEditorSkeleton.tsx";
import type { RecipientEditorProps } from "./RecipientEditorSkin.tsx";

/** A form that saves a recipient or changes one, in place. Give it the `recipientId` as its `key` where that changes. */
export function RecipientEditor(props: RecipientEditorProps): ReactElement {
  return (
    <ComponentBoundary component="RecipientEditor">
      <LazyPart part={skin} component="RecipientEditor" placeholder={<Loading />}>
        {(Skin) => <Skin {...props} />}
      </LazyPart>
    </ComponentBoundary>
  );
}

const skin = later(async () => (await import("./RecipientEditorSkin.tsx")).RecipientEditorSkin);

function Loading(): ReactElement {
  return (
    <div className="pk-root pk-RecipientEditor" data-status="loading" aria-busy="true">
      <RecipientEditorSkeleton />
    </div>
  );
}
