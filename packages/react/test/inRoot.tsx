import type { Decorator } from "@storybook/react-vite";

/** Wraps a primitive's story in the root element of a component. */
export const inRoot: Decorator = (Story) => (
  <div className="pk-root">
    <Story />
  </div>
);
