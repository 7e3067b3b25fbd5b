"use client";

import type { ReactElement, ReactNode } from "react";
import { useText } from "../locale/useText.ts";
import { enCommon, enErrors } from "../text/messages.en.ts";
import { Button } from "../ui/Button/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote/ErrorNote.tsx";
import type { Lazy } from "./createLazy.ts";
import { useLazy } from "./useLazy.ts";

export interface LazyPartProps<TPart> {
  readonly lazy: Lazy<TPart>;
  /** For the host's telemetry. */
  readonly component: string;
  /** What stands in its place until it is here. Default: nothing. */
  readonly placeholder?: ReactNode;
  readonly children: (part: TPart) => ReactElement;
}

/**
 * Part of a component whose code comes when it is needed. Without Suspense, which would take down whatever of the host's
 * is around it; and where it could not be loaded, it can be tried again.
 */
export function LazyPart<TPart>({ lazy, component, placeholder, children }: LazyPartProps<TPart>): ReactElement {
  const { common, errors } = useText(enCommon, enErrors);
  const state = useLazy({ lazy, component });
  if (state.status === "ready") return children(state.part);
  if (state.status === "loading") return <>{placeholder}</>;
  return (
    <ErrorNote
      title={errors.loadTitle}
      help={errors.loadHelp}
      action={<Button onClick={state.retry}>{common.retry}</Button>}
    />
  );
}
