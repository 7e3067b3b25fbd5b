"use client";

import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from "react";
import { Boundary } from "../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../locale/useText.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { useIsHydrated } from "../provider/useIsHydrated.ts";
import { enCommon, enErrors } from "../text/messages.en.ts";
import { Button } from "../ui/Button/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote/ErrorNote.tsx";
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

/** A component in its own chunk. Rendered by `LazyPart`. */
export interface Lazy<TProps> {
  /** Loads the chunk in advance. Ignores failures: rendering the component loads it again and reports them. */
  readonly preload: () => void;
  /** Returns the component if it is loaded, otherwise a new `React.lazy`, because a failed one cannot be retried. */
  readonly get: () => LazyComponent<TProps>;
}

type LazyComponent<TProps> = ComponentType<TProps> | LazyExoticComponent<ComponentType<TProps>>;

/** Moves a dialog, form or panel into its own chunk, which is loaded once for all uses. */
export function createLazy<TProps>(load: () => Promise<ComponentType<TProps>>): Lazy<TProps> {
  let loaded: ComponentType<TProps> | undefined;
  let loading: Promise<{ readonly default: ComponentType<TProps> }> | undefined;

  const loadOnce = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return { default: component };
      },
      (cause: unknown) => {
        loading = undefined;
        throw new LoadError({ cause });
      },
    );
    return loading;
  };

  return {
    preload: () => void loadOnce().catch(() => undefined),
    get: () => loaded ?? lazy(loadOnce),
  };
}
