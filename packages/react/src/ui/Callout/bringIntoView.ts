/**
 * What a button did is to be seen beside it, also where the note stands at the other end of a long form, or below the edge
 * of a phone. What is in sight already does not move.
 */
export function bringIntoView(note: HTMLElement | null): void {
  note?.scrollIntoView?.({ block: "nearest" });
}
