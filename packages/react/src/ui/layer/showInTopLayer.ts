/**
 * Lifts an element above everything else in the page, out of every `overflow` and `z-index`, while it stays where it is in
 * the document: it inherits theme, direction and density from there, is not inert inside a modal dialog, and goes with
 * whatever it belongs to. A browser without popovers shows it in place, above its neighbours.
 */
export function showInTopLayer(element: HTMLElement): void {
  if (typeof element.showPopover !== "function" || element.matches(":popover-open")) return;
  element.popover = "manual";
  element.showPopover();
}
