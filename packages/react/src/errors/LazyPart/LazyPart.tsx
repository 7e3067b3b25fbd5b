"use client";

import { type ReactElement, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useText } from "../../locale/useText.ts";
import { useKitContext } from "../../provider/KitContext.ts";
import { enCommon, enErrors } from "../../text/enCommon.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { ErrorNote } from "../../ui/ErrorNote/ErrorNote.tsx";
import type { Later } from "./later.ts";

export interface LazyPartProps<TPart> {
  readonly part: Later<TPart>;
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
export function LazyPart<TPart>({ part, component, placeholder, children }: LazyPartProps<TPart>): ReactElement {
  const { reportError } = useKitContext();
  const { common, errors } = useText(enCommon, enErrors);
  const [hasFailed, setFailed] = useState(false);
  // What a server rendered came without it.
  const loaded = useSyncExternalStore(part.subscribe, part.get, () => undefined);
  const isWanted = loaded === undefined && !hasFailed;

  useEffect(() => {
    if (!isWanted) return;
    part.load().catch((error: unknown) => {
      setFailed(true);
      reportError(error, { source: "render", component });
    });
  }, [isWanted, part, component, reportError]);

  if (loaded !== undefined) return children(loaded);
  if (!hasFailed) return <>{placeholder}</>;
  return (
    <ErrorNote
      title={errors.loadTitle}
      help={errors.loadHelp}
      action={<Button onClick={() => setFailed(false)}>{common.retry}</Button>}
    />
  );
}
