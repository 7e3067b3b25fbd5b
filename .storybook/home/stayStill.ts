/** Keeps a story in a picture from taking the focus of the page around it, and from scrolling that page to itself. */
export function stayStill(): void {
  HTMLElement.prototype.focus = ignore;
  // A tooltip closes when its window changes its size.
  addEventListener("resize", (event) => event.stopImmediatePropagation(), true);
  Element.prototype.scrollIntoView = ignore;
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function show() {
    const page = parent.document;
    const focused = page.querySelector<HTMLElement>(":focus");
    showModal.call(this);
    // The browser itself focuses the dialog.
    page.querySelector<HTMLElement>("iframe:focus")?.blur();
    focused?.focus({ preventScroll: true });
  };
}

const ignore = () => undefined;
