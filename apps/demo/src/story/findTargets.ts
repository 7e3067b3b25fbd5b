import type { StoryTarget } from "./storyTargets.ts";

/**
 * Finds the elements that have the spotlight: those of the first target that is on the screen. Behind a modal dialog, nothing is.
 * Of several elements with the same selector, it takes the first.
 */
export function findTargets(targets: readonly StoryTarget[]): readonly Element[] {
  const modal = Array.from(document.querySelectorAll("dialog:modal")).at(-1);
  for (const selectors of targets) {
    const found = selectors.flatMap((selector) => {
      const visible = Array.from(document.querySelectorAll(selector)).find((element) => element.checkVisibility());
      return visible && (!modal || modal.contains(visible)) ? [visible] : [];
    });
    if (found.length > 0) return found;
  }
  return [];
}
