"use client";

import { type ReactElement, useContext } from "react";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { AssumptionNotesContext } from "../../provider/AssumptionNotesContext.ts";
import type { AssumptionListProps } from "./AssumptionList.tsx";

/** Lists the kit's assumptions about what a component shows. Renders nothing without `assumptionNotes` on the provider. */
export function AssumptionNote(props: AssumptionListProps): ReactElement | null {
  const isOn = useContext(AssumptionNotesContext);
  if (!isOn) return null;
  return (
    <LazyPart lazy={list} component="AssumptionNote">
      {(AssumptionList) => <AssumptionList {...props} />}
    </LazyPart>
  );
}

const list = createLazy(async () => (await import("./AssumptionList.tsx")).AssumptionList);
