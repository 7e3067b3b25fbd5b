import { measureTexts } from "./measureTexts.ts";
import { placeTag, type TagPlace } from "./placeTag.ts";
import { type Box, growBox, isOverlapping, pathOf, uniteBoxes } from "./spotlightShape.ts";
import type { StoryMark } from "./storyChange.ts";

export interface DrawMarksParameters {
  readonly marks: readonly StoryMark[];
  /** The parts of the window that are in the light. Empty while nothing is. */
  readonly rings: readonly Box[];
  /** The part of the window in which tags may lie. */
  readonly view: Box;
}

/** Returns a function that tints the marked texts in the light, in each frame, and puts the tag of each mark beside its text. */
export function createTags(layer: HTMLElement): (parameters: DrawMarksParameters) => void {
  // A tag keeps its distance from its text between two measurements.
  const places = new Map<HTMLElement, KnownPlace>();

  return ({ marks, rings, view }) => {
    const placed: Box[] = [];
    marks.forEach((mark, index) => {
      const figure = findFigure(mark.figure, rings);
      const box =
        figure && (mark.isOver ? uniteBoxes([textOf(figure), figure.getBoundingClientRect()]) : textOf(figure));
      const tag = layer.querySelector<HTMLElement>(`[data-part=tag][data-index="${index}"]`);
      const tagBox = tag && figure && box ? moveTag({ tag, mark, figure, box, rings, view, placed }) : undefined;
      if (tagBox) placed.push(tagBox);
      set(tag, "data-shown", String(tagBox !== undefined));
      // A tag over the text takes the place of its tint.
      const isTinted = box && !(tagBox && isOverlapping(tagBox, box));
      const path = isTinted ? pathOf(growBox(box, MARGIN), MARGIN) : "";
      set(layer.querySelector(`[data-part=mark][data-index="${index}"]`), "d", path);
    });
    for (const tag of places.keys()) if (!tag.isConnected) places.delete(tag);
  };

  /** Looks for a place again from time to time, because the page changes. Returns where the tag is. `undefined` if it has no room. */
  function moveTag({ tag, mark, figure, box, rings, view, placed }: MoveTagParameters): Box | undefined {
    const { offsetWidth: width, offsetHeight: height } = tag;
    const now = performance.now();
    const known = places.get(tag);
    const isKnown = known?.figure === figure && known.text === tag.textContent && now - known.since < PLACE_MS;
    const place = isKnown ? known.place : findPlace();
    if (!isKnown) places.set(tag, { place, figure, text: tag.textContent, since: now });
    if (!place) return undefined;
    const [left, top] = [Math.round(box.left + place.x), Math.round(box.top + place.y)];
    const transform = `translate(${left}px, ${top}px)`;
    if (tag.style.transform !== transform) tag.style.transform = transform;
    return { left, top, right: left + width, bottom: top + height };

    function findPlace(): TagPlace | undefined {
      const around = figure.closest("dialog, #main") ?? document.body;
      const obstacles = [...measureTexts(around), ...measureControls(around, figure), ...placed];
      const place = placeTag({
        figure: box,
        rings,
        size: { width, height },
        view,
        obstacles,
        isRightToLeft: document.documentElement.dir === "rtl",
        isOver: mark.isOver,
      });
      return place && { x: place.x - box.left, y: place.y - box.top };
    }
  }
}

interface KnownPlace {
  /** CSS pixels from the upper left corner of the text. `undefined` if the tag has no room. */
  readonly place: TagPlace | undefined;
  readonly figure: Element;
  readonly text: string;
  readonly since: number;
}

interface MoveTagParameters extends Omit<DrawMarksParameters, "marks"> {
  readonly tag: HTMLElement;
  readonly mark: StoryMark;
  readonly figure: Element;
  readonly box: Box;
  /** Tags of this frame. */
  readonly placed: readonly Box[];
}

/** Writes an attribute that has changed. */
export function set(element: Element | null | undefined, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Returns the first visible element of a selector if its texts are in the light. */
function findFigure(selector: string, rings: readonly Box[]): Element | undefined {
  if (rings.length === 0) return undefined;
  const figure = Array.from(document.querySelectorAll(selector)).find((element) => element.checkVisibility());
  if (!figure) return undefined;
  const { left, top, right, bottom } = textOf(figure);
  const isInside = (ring: Box) => left >= ring.left && right <= ring.right && top >= ring.top && bottom <= ring.bottom;
  return rings.some(isInside) ? figure : undefined;
}

/** Returns the box of an element's texts, which may be narrower than the element. */
function textOf(element: Element): Box {
  const texts = measureTexts(element);
  return uniteBoxes(texts.length > 0 ? texts : [element.getBoundingClientRect()]);
}

/** A control that contains the figure, such as a tile that can be chosen, has room for its tag. Its unseen input lies over it. */
function measureControls(element: Element, figure: Element): readonly Box[] {
  const controls = Array.from(element.querySelectorAll(CONTROLS)).filter(
    (control) => control.checkVisibility({ opacityProperty: true }) && !control.contains(figure),
  );
  return controls.map((control) => control.getBoundingClientRect());
}

/** Controls with a visible frame. A tag covers none of them, and no text. */
const CONTROLS = ":is(button, a):not([data-variant=quiet]), label, input, select, [role=radiogroup]";
/** Milliseconds between two searches for a place. */
const PLACE_MS = 500;
/** CSS pixels between a text and the edge of its mark. */
const MARGIN = 4;
