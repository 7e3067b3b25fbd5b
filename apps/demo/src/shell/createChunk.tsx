import { type ComponentType, lazy, type ReactElement, useState } from "react";

export interface Chunk<TProps> {
  /** Renders at once if its code is here. Otherwise it suspends, which React shows for at least 300 ms. */
  readonly Component: ComponentType<TProps>;
  /** Loads the code. Ignores a failure: rendering the component fails again and shows the error. */
  readonly preload: () => Promise<void>;
}

/** Puts a component into a chunk of its own. */
export function createChunk<TProps extends object>(load: () => Promise<ComponentType<TProps>>): Chunk<TProps> {
  let loaded: ComponentType<TProps> | undefined;
  const start = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(start) as ComponentType<TProps>;
  return {
    Component: function Part(props: TProps): ReactElement {
      // Stays the same while it is on the page, so that it keeps its state.
      const [Chosen] = useState(() => loaded ?? Lazy);
      return <Chosen {...props} />;
    },
    preload: async () => {
      await start().catch(() => undefined);
    },
  };
}
