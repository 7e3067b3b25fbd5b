"use client";

import { type ReactElement, type ReactNode, Suspense, useState } from "react";
import { Boundary } from "../errors/Boundary.ts";
import { useText } from "../locale/useText.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { useIsHydrated } from "../provider/useIsHydrated.ts";
import { enCommon, enErrors } from "../text/messages.en.ts";
import { Button } from "../ui/Button/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote/ErrorNote.tsx";
import type { Lazy, LazyComponent } from "./createLazy.ts";
import { LoadError } from "./LoadError.ts";

export interface LazyPartProps<TProps> {
  readonly lazy: Lazy<TProps>;
  /** Name of the component, for the host's telemetry. */
  readonly component: string;
  /** Shown until the component is loaded, and on a server. Default: nothing. */
  readonly placeholder?: ReactNode;
  readonly children: (component: LazyComponent<TProps>) => ReactElement;
}

/** Renders a component from its own chunk, with a placeholder while it loads and a retry button if loading fails. */
export function LazyPart<TProps>({ lazy, component, placeholder, children }: LazyPartProps<TProps>): ReactElement {
  const { reportError } = useKitContext();
  const { common, errors } = useText(enCommon, enErrors);
  const isHydrated = useIsHydrated();
  const [{ Part }, setPart] = useState(() => ({ Part: lazy.get() }));
  return (
    <Boundary
      onError={(error) => reportError(error, { source: "load", component })}
      renderError={(error, reset) => {
        // The enclosing boundary handles errors of the component itself.
        if (!(error instanceof LoadError)) throw error;
        const retry = () => {
          setPart({ Part: lazy.get() });
          reset();
        };
        return (
          <ErrorNote
            title={errors.loadTitle}
            help={errors.loadHelp}
            action={<Button onClick={retry}>{common.retry}</Button>}
          />
        );
      }}
    >
      {isHydrated ? <Suspense fallback={placeholder}>{children(Part)}</Suspense> : placeholder}
    </Boundary>
  );
}
