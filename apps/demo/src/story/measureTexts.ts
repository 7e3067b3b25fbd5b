import { type Box, growBox } from "./spotlightShape.ts";

/** Measures the visible texts, fields and pictures of an element, in CSS pixels of the window. */
export function measureTexts(element: Element): readonly Box[] {
  const boxes: Box[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent || !isShown(parent)) continue;
    range.selectNodeContents(node);
    boxes.push(...range.getClientRects());
  }
  for (const one of element.querySelectorAll("input, select, textarea, svg")) {
    if (isShown(one)) boxes.push(growBox(one.getBoundingClientRect(), -FRAME));
  }
  return boxes;
}

/** Texts for assistive technology alone are one pixel wide. */
function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true }) && element.getBoundingClientRect().width > 1;
}

/** CSS pixels of a field's edge that may be covered. */
const FRAME = 4;
