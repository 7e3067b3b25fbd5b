import type { Decorator } from "@storybook/react-vite";

/** Puts a story of a primitive where primitives always are: inside a component of the kit. */
export const inRoot: Decorator = (Story) => (
  <div className="pk-root">
    <Story />
  </div>
);
