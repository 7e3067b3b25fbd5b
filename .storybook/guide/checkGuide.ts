import type { Preview } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { selectorOf } from "../../packages/react/test/ComponentGuide.ts";
import { guideOf } from "./guides.ts";

/** Throws if a story lacks a part that the component's guide lists for it. */
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
      throw new Error(
        `The guide of ${title} lists parts that the story “${name}” does not have: ${missing.join(", ")}`,
      );
  });
};
