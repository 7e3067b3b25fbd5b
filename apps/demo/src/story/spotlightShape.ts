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

/** Returns the area that two boxes share, in square CSS pixels. */
export function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Returns the part of a box that another one leaves free on its wider side. `undefined` if the other covers its width. */
export function besideBox(box: Box, cover: Box): Box | undefined {
  if (!isOverlapping(box, cover)) return box;
  const onLeft = { ...box, right: Math.min(box.right, cover.left) };
  const onRight = { ...box, left: Math.max(box.left, cover.right) };
  const widest = onLeft.right - onLeft.left > onRight.right - onRight.left ? onLeft : onRight;
  return widest.right > widest.left ? widest : undefined;
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

/** Unites the boxes that overlap. */
export function mergeBoxes(boxes: readonly Box[]): readonly Box[] {
  const merged = boxes.reduce<readonly Box[]>((apart, box) => {
    const touching = apart.filter((other) => isOverlapping(other, box));
    return [...apart.filter((other) => !touching.includes(other)), uniteBoxes([...touching, box])];
  }, []);
  // A larger box may overlap another one.
  return merged.length < boxes.length ? mergeBoxes(merged) : merged;
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

/** Draws a box with round corners as an SVG path. */
export function pathOf({ left, top, right, bottom }: Box, radius = 0): string {
  const r = Math.min(radius, (right - left) / 2, (bottom - top) / 2);
  const corner = (x: number, y: number) => (r === 0 ? "" : `a${r} ${r} 0 0 1 ${x * r} ${y * r}`);
  return `M${left + r} ${top}H${right - r}${corner(1, 1)}V${bottom - r}${corner(-1, 1)}H${left + r}${corner(-1, -1)}V${top + r}${corner(1, -1)}Z`;
}
