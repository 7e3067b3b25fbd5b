import type { MoveTarget, StoryHands } from "./performMoves.ts";
import { changeCursor } from "./storyCursor.ts";

/** Hands that use the page's own controls with the events that a person causes. */
export function createHands(signal: AbortSignal): StoryHands<HTMLElement> {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    find: (target) => findAll(target).findLast((element) => !element.matches(UNUSABLE)),
    labelOf(target) {
      const element = findAll(target).at(-1);
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
      return element?.getAttribute("aria-label") || label?.trim() || undefined;
    },
    moveTo(element) {
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight || !isReachable(element)) element.scrollIntoView({ block: "center" });
      // A cursor that jumps says nothing.
      if (!isStill) changeCursor({ ...centerOf(element), isPressed: false });
    },
    light: (light) => changeCursor({ light }),
    hold: () => changeCursor({ isPressed: true }),
    press(element) {
      const { x, y } = centerOf(element);
      const options = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, isPrimary: true };
      element.dispatchEvent(new PointerEvent("pointerdown", options));
      // Without a ring, as after a click. Otherwise a control that gets the focus in a dialog shows its tooltip.
      const focus = { preventScroll: true, focusVisible: false };
      if (element.dispatchEvent(new MouseEvent("mousedown", options))) element.focus(focus);
      element.dispatchEvent(new PointerEvent("pointerup", options));
      element.dispatchEvent(new MouseEvent("mouseup", options));
      element.click();
      changeCursor({ isPressed: false });
    },
    enter(element) {
      element.focus({ preventScroll: true });
      if (element instanceof HTMLInputElement) element.select();
    },
    insert(element, text) {
      if (!(element instanceof HTMLInputElement)) return;
      const { selectionStart, selectionEnd, value } = element;
      element.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, "end");
      element.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
    },
    wait: (milliseconds) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const timer = setTimeout(resolve, milliseconds);
        signal.addEventListener("abort", () => {
          clearTimeout(timer);
          reject(new Error("The story was left."));
        });
      }),
    isStill,
  };
}

/** Finds visible elements. Of several, the last is in the dialog or menu that opened last. */
function findAll({ selector, text = "" }: MoveTarget): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
    (element) => element.checkVisibility() && element.textContent.includes(text),
  );
}

/** Whether a click in the middle of the element would reach it. */
function isReachable(element: HTMLElement): boolean {
  const { x, y } = centerOf(element);
  const hit = document.elementFromPoint(x, y);
  return hit !== null && element.contains(hit);
}

function centerOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const UNUSABLE = ":disabled, [aria-disabled=true], [aria-busy=true]";
