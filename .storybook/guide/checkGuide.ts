import type { Preview } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { selectorOf } from "../../packages/react/test/ComponentGuide.ts";
import { guideOf } from "./guides.ts";

/** Fails a story that does not have a part which the component's guide says it has. */
export const checkGuide: NonNullable<Preview["afterEach"]> = async ({ title, name, canvasElement, viewMode }) => {
  const guide = guideOf(title);
  if (!guide || viewMode === "docs") return;
  const isFirst = guide.first === name;
  const shown = guide.parts.filter(({ story }) => (story === undefined ? isFirst : story === name));
  await waitFor(() => {
    const missing = shown
      .map((part) => selectorOf(guide.root, part))
      .filter((selector) => !canvasElement.ownerDocument.querySelector(selector));
    if (missing.length > 0)
      throw new Error(`The guide of ${title} names what “${name}” does not have: ${missing.join(", ")}`);
  });
};
