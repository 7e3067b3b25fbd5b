import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { LoadError } from "./LoadError.ts";

/** A component in its own chunk. Rendered by `LazyPart`. */
export interface Lazy<TProps> {
  /** Loads the chunk in advance. Ignores failures: rendering the component loads it again and reports them. */
  readonly preload: () => void;
  /** Returns the component if it is loaded, otherwise a new `React.lazy`, because a failed one cannot be retried. */
  readonly get: () => LazyComponent<TProps>;
}

export type LazyComponent<TProps> = ComponentType<TProps> | LazyExoticComponent<ComponentType<TProps>>;

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
