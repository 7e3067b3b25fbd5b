import { uniteBoxes } from "./spotlightShape.ts";
import type { StoryTarget } from "./storyTargets.ts";

/**
 * Finds the elements that have the spotlight: those of the first target that is on the screen and together not taller than
 * `height`, in CSS pixels, or else of the first one on the screen. Behind a modal dialog, nothing is. Of several elements with the same
 * selector, it takes the first.
 */
export function findTargets(targets: readonly StoryTarget[], height: number): readonly Element[] {
  const modal = Array.from(document.querySelectorAll("dialog:modal")).at(-1);
  const onScreen = targets.flatMap((selectors) => {
    const found = selectors.flatMap((selector) => {
      const visible = Array.from(document.querySelectorAll(selector)).find(
        (element) => element.checkVisibility() && (!modal || modal.contains(element)),
      );
      return visible ? [visible] : [];
    });
    return found.length > 0 ? [found] : [];
  });
  const fits = (elements: readonly Element[]) => {
    const { top, bottom } = uniteBoxes(elements.map((element) => element.getBoundingClientRect()));
    return bottom - top <= height;
  };
  return onScreen.find(fits) ?? onScreen[0] ?? [];
}
