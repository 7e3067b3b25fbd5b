/** A rectangle in CSS pixels of the viewport. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the part of the window that the panel leaves free. A panel as wide as the window is at its bottom. */
export function freeArea(window: Box, panel: Box): Box {
  if (panel.right - panel.left > (window.right - window.left) / 2) return { ...window, bottom: panel.top };
  return panel.left > window.right - panel.right ? { ...window, right: panel.left } : { ...window, left: panel.right };
}

/** Returns the part of a box inside an area. `undefined` if they do not overlap. */
export function clipBox(box: Box, area: Box): Box | undefined {
  const clipped = {
    left: Math.max(box.left, area.left),
    top: Math.max(box.top, area.top),
    right: Math.min(box.right, area.right),
    bottom: Math.min(box.bottom, area.bottom),
  };
  return clipped.right > clipped.left && clipped.bottom > clipped.top ? clipped : undefined;
}

/** Whether two boxes overlap. */
export function isOverlapping(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** Returns the smallest box around several. */
export function uniteBoxes(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Moves the upper and the lower edge of a box outwards until they cut through none of the texts that lie on them. */
export function takeIn(box: Box, texts: readonly Box[]): Box {
  const isAcross = (text: Box, y: number) =>
    text.left < box.right && text.right > box.left && text.top < y && text.bottom > y;
  const top = texts.filter((text) => isAcross(text, box.top)).map((text) => text.top - CLEAR);
  const bottom = texts.filter((text) => isAcross(text, box.bottom)).map((text) => text.bottom + CLEAR);
  if (top.length + bottom.length === 0) return box;
  return takeIn({ ...box, top: Math.min(box.top, ...top), bottom: Math.max(box.bottom, ...bottom) }, texts);
}

export function growBox({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/**
 * Grows a box on each side by at most `most` CSS pixels, so far that it stays clear of the texts beside it. Texts inside the box
 * are ignored.
 */
export function growBeside(box: Box, most: number, texts: readonly Box[]): Box {
  const room = (side: keyof Box, isBeside: (text: Box) => boolean) =>
    texts
      .filter((text) => isBeside(text) && !isOverlapping(text, growBox(box, -1)))
      .reduce((least, text) => Math.min(least, Math.abs(text[opposite[side]] - box[side]) - CLEAR), most);
  const isInColumn = ({ left, right }: Box) => left < box.right + most && right > box.left - most;
  const isInRow = ({ top, bottom }: Box) => top < box.bottom + most && bottom > box.top - most;
  return {
    left:
      box.left -
      Math.max(
        0,
        room("left", (text) => isInRow(text) && text.right <= box.left + 1),
      ),
    top:
      box.top -
      Math.max(
        0,
        room("top", (text) => isInColumn(text) && text.bottom <= box.top + 1),
      ),
    right:
      box.right +
      Math.max(
        0,
        room("right", (text) => isInRow(text) && text.left >= box.right - 1),
      ),
    bottom:
      box.bottom +
      Math.max(
        0,
        room("bottom", (text) => isInColumn(text) && text.top >= box.bottom - 1),
      ),
  };
}

const opposite = { left: "right", right: "left", top: "bottom", bottom: "top" } as const;
/** CSS pixels between a grown box and a text. */
const CLEAR = 3;

/** Returns the box at a share between 0 and 1 of the way from one box to another. */
export function mixBoxes(from: Box, to: Box, share: number): Box {
  const mix = (start: number, end: number) => start + (end - start) * share;
  return {
    left: mix(from.left, to.left),
    top: mix(from.top, to.top),
    right: mix(from.right, to.right),
    bottom: mix(from.bottom, to.bottom),
  };
}

/** Draws a box with round corners as an SVG path. */
export function pathOf({ left, top, right, bottom }: Box, radius = 0): string {
  const r = Math.min(radius, (right - left) / 2, (bottom - top) / 2);
  const corner = (x: number, y: number) => (r === 0 ? "" : `a${r} ${r} 0 0 1 ${x * r} ${y * r}`);
  return `M${left + r} ${top}H${right - r}${corner(1, 1)}V${bottom - r}${corner(-1, 1)}H${left + r}${corner(-1, -1)}V${top + r}${corner(1, -1)}Z`;
}
