/**
 * Shows an element above the page, outside of any `overflow` and `z-index`, without moving it in the document. It inherits
 * theme, direction and density, works inside modal dialogs, and unmounts with its parent. Browsers without the Popover API
 * show it in place.
 */
export function showInTopLayer(element: HTMLElement): void {
  if (typeof element.showPopover !== "function" || element.matches(":popover-open")) return;
  element.popover = "manual";
  element.showPopover();
}
