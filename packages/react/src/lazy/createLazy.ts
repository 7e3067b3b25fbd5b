import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { LoadError } from "./LoadError.ts";

/** A component whose code is in a chunk of its own. Rendered by `LazyPart`. */
export interface Lazy<TProps> {
  /** Loads the chunk before it is needed. A failure is reported when the component is rendered, which loads it again. */
  readonly preload: () => void;
  /** Returns the component if it is loaded, otherwise a new `React.lazy`. One that failed stays failed. */
  readonly get: () => LazyComponent<TProps>;
}

export type LazyComponent<TProps> = ComponentType<TProps> | LazyExoticComponent<ComponentType<TProps>>;

/** Splits a whole dialog, form or panel from what opens it. Every place that shows it shares one load. */
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
