import { type Box, growBox, isOverlapping, sharedArea } from "./spotlightShape.ts";

export interface PlaceTagParameters {
  /** The text of the figure that changed. */
  readonly figure: Box;
  /** The parts of the window that are in the light. */
  readonly rings: readonly Box[];
  readonly size: { readonly width: number; readonly height: number };
  /** The part of the window in which the tag may lie. */
  readonly view: Box;
  /** Boxes of the texts and controls that the tag must not cover. */
  readonly obstacles: readonly Box[];
  readonly isRightToLeft: boolean;
  /** Whether the tag may cover the figure. Default false. */
  readonly isOver?: boolean | undefined;
}

/** CSS pixels from the upper left corner of the window. */
export interface TagPlace {
  readonly x: number;
  readonly y: number;
}

/**
 * Places the tag beside the figure: after it, before it, above or below it, in this order. It rather lies inside or outside a ring
 * than on its edge. If allowed, it lies over the figure instead and begins where the figure does. Returns `undefined` if it would
 * cover another text everywhere.
 */
export function placeTag(parameters: PlaceTagParameters): TagPlace | undefined {
  const { figure, rings, size, view, isRightToLeft, isOver = false } = parameters;
  const middle = (figure.top + figure.bottom - size.height) / 2;
  const right = { x: figure.right + GAP, y: middle };
  const left = { x: figure.left - GAP - size.width, y: middle };
  // Starts or ends with the figure.
  const columns = [figure.left, figure.right - size.width];
  const rows = [figure.top - GAP_Y - size.height, figure.bottom + GAP_Y];
  const inColumns = (y: number) => (isRightToLeft ? columns.toReversed() : columns).map((x) => ({ x, y }));
  const beside = [...(isRightToLeft ? [left, right] : [right, left]), ...rows.flatMap(inColumns)];
  const places = isOver ? [{ x: isRightToLeft ? figure.right - size.width : figure.left, y: middle }] : beside;
  const obstacles = parameters.obstacles.filter((one) => !(isOver && isOverlapping(one, figure)));
  const area = size.width * size.height;
  const free = places.flatMap((place) => {
    const box = { left: place.x, top: place.y, right: place.x + size.width, bottom: place.y + size.height };
    const around = isOver
      ? { ...box, [isRightToLeft ? "left" : "right"]: place.x + (isRightToLeft ? -AFTER : size.width + AFTER) }
      : growBox(box, CLEAR);
    const isFree = !obstacles.some((one) => isOverlapping(around, one)) && sharedArea(box, view) === area;
    if (!isFree) return [];
    const inside = rings.reduce((sum, one) => sum + sharedArea(box, one), 0);
    return { place, across: Math.min(inside, area - inside) };
  });
  const least = Math.min(...free.map(({ across }) => across));
  return free.find(({ across }) => across === least)?.place;
}

/** CSS pixels between the tag and the figure. */
const GAP = 10;
const GAP_Y = 5;
/** CSS pixels between the tag and another text. */
const CLEAR = 2;
/** CSS pixels between a tag over the figure and the text after it, such as the next column. */
const AFTER = 10;
