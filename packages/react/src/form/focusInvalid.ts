/**
 * Focuses the first invalid control in an element, in document order, and returns whether there was one. A control is
 * invalid if it is `aria-invalid`, or if its `name` or closest `data-field` is one of the invalid fields.
 */
export function focusInvalid(container: Element | null | undefined, fields: readonly string[]): boolean {
  const controls = container?.querySelectorAll<HTMLElement>('input, select, textarea, [aria-invalid="true"]') ?? [];
  const first = Array.from(controls).find((control) => {
    if (control.matches(":disabled, [type=hidden]")) return false;
    const names = [control.getAttribute("name"), control.closest<HTMLElement>("[data-field]")?.dataset["field"]];
    return control.ariaInvalid === "true" || names.some((name) => typeof name === "string" && fields.includes(name));
  });
  // A closed one can't take the focus.
  first?.closest("details")?.setAttribute("open", "");
  first?.focus();
  return first !== undefined;
}
