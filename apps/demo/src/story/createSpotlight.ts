import { findTargets } from "./findTargets.ts";
import { measureTexts } from "./measureTexts.ts";
import { placeTag } from "./placeTag.ts";
import {
  type Box,
  clipBox,
  freeArea,
  growBeside,
  isOverlapping,
  mixBoxes,
  pathOf,
  takeIn,
  uniteBoxes,
} from "./spotlightShape.ts";
import type { StoryTarget } from "./storyTargets.ts";

export interface Spotlight {
  /** Draws one frame. */
  readonly draw: (scene: { readonly step: string; readonly targets: readonly StoryTarget[] }) => void;
  readonly stop: () => void;
}

/** Moves the ring and the dimmed area in the layer with the elements that a step speaks of. */
export function createSpotlight(layer: HTMLElement): Spotlight {
  const dim = layer.querySelector("[data-part=dim]");
  const ring = layer.querySelector("[data-part=ring]");
  let scene = { step: "", elements: [] as readonly Element[], since: 0, from: undefined as Box | undefined };
  let shown: Box | undefined;
  let drawn = "";
  // After the person has scrolled, the page stays where they want it.
  let hasScrolled = false;
  let scrolledAt = 0;
  // The tag keeps its distance from the ring between two measurements.
  let tagPlace = { x: 0, y: 0, elements: [] as readonly Element[], width: 0, since: 0 };
  let layers: ReadonlySet<Element> = new Set();
  let margins = { elements: [] as readonly Element[], box: { left: 0, top: 0, right: 0, bottom: 0 }, since: 0 };
  const noteScrolling = () => {
    hasScrolled = true;
  };
  for (const type of scrolling) addEventListener(type, noteScrolling, { passive: true });

  return {
    draw({ step, targets }) {
      raise();
      const now = performance.now();
      const { page, area, panel } = measure();
      const view = viewOf(area);
      const elements = findTargets(targets, view.bottom - view.top - 2 * MARGIN);
      if (step !== scene.step) hasScrolled = false;
      if (step !== scene.step || !isSame(elements, scene.elements)) {
        scene = { step, elements, since: now, from: shown };
        scrolledAt = 0;
      }
      // Again while the page above grows, for example with a chart.
      if (!hasScrolled && now - scrolledAt > SCROLL_MS) {
        scrolledAt = now;
        showElements(elements);
      }
      const share = motion.matches ? 1 : ease(Math.min(1, (now - scene.since) / MOVE_MS));
      const wanted = elements.length > 0 ? ringOf(elements, now) : undefined;
      // The header above the panel is as wide as the window, and covers the page.
      const clip = panel && wanted && isOverlapping(wanted, panel) ? area : page;
      const isBelowHeader = elements.every((element) => element.closest("#main") && !element.closest("dialog"));
      const box = wanted && clipBox(wanted, isBelowHeader ? { ...clip, top: view.top } : clip);
      shown = box && (scene.from ? mixBoxes(scene.from, box, share) : box);
      moveTag({ ring: shown, elements, view });
      const path = shown ? pathOf(shown, RADIUS) : "";
      const next = path === "" ? "" : `${pathOf(page)}${path}${panel ? pathOf(panel) : ""}`;
      if (next === drawn) return;
      drawn = next;
      // A modal dialog dims the page itself.
      dim?.setAttribute("d", panel ? next : "");
      ring?.setAttribute("d", path);
    },
    stop() {
      for (const type of scrolling) removeEventListener(type, noteScrolling);
    },
  };

  /** Measures the ring around the elements. Looks for the texts around it from time to time only. */
  function ringOf(elements: readonly Element[], now: number): Box {
    const { left, top, right, bottom } = uniteBoxes(elements.map((element) => element.getBoundingClientRect()));
    if (isSame(elements, margins.elements) && now - margins.since < SCROLL_MS) {
      const { box } = margins;
      return { left: left + box.left, top: top + box.top, right: right + box.right, bottom: bottom + box.bottom };
    }
    const ring = growRing(elements);
    const box = {
      left: ring.left - left,
      top: ring.top - top,
      right: ring.right - right,
      bottom: ring.bottom - bottom,
    };
    margins = { elements, box, since: now };
    return ring;
  }

  /** Puts the amount where the panel shows it and, when it has arrived, onto the edge of the ring. */
  function moveTag({ ring, elements, view }: TagScene): void {
    const tag = layer.querySelector<HTMLElement>("[data-part=tag]");
    const origin = document
      .querySelector(".app-story-results [data-name=pending] [data-part=amount]")
      ?.getBoundingClientRect();
    if (!tag) return;
    const hasArrived = tag.dataset["arrived"] === "true";
    const isRightToLeft = document.documentElement.dir === "rtl";
    const box = hasArrived ? ring : origin;
    tag.hidden = !box;
    if (!box) return;
    if (hasArrived) measureTag({ elements, view, tag, isRightToLeft });
    const start = isRightToLeft ? 0 : box.right - box.left - tag.offsetWidth;
    const { x, y } = hasArrived ? tagPlace : { x: start, y: 0 };
    const transform = `translate(${Math.round(box.left + x)}px, ${Math.round(box.top + y)}px)`;
    if (tag.style.transform !== transform) tag.style.transform = transform;
  }

  /** Looks for a place on the ring without text, again from time to time because the page changes. */
  function measureTag({ elements, view, tag, isRightToLeft }: MeasureTagParameters): void {
    const now = performance.now();
    const { offsetWidth: width, offsetHeight: height } = tag;
    const isKnown = isSame(elements, tagPlace.elements) && width === tagPlace.width;
    if (isKnown && now - tagPlace.since < SCROLL_MS) return;
    const ring = ringOf(elements, now);
    const main = document.querySelector("#main");
    const obstacles = main ? [...measureTexts(main), ...measureControls(main)] : [];
    const { x, y } = placeTag({ ring, size: { width, height }, view, obstacles, isRightToLeft });
    tagPlace = { x: x - ring.left, y: y - ring.top, elements, width, since: now };
  }

  /** Stays above dialogs and menus, which the browser puts on top when they open. */
  function raise(): void {
    const open = new Set(document.querySelectorAll("dialog:modal, [popover]:popover-open"));
    const isCovered = Array.from(open).some((element) => element !== layer && !layers.has(element));
    if (isCovered && open.has(layer)) layer.hidePopover();
    if (isCovered || !open.has(layer)) layer.showPopover();
    layers = open;
  }
}

interface TagScene {
  readonly ring: Box | undefined;
  readonly elements: readonly Element[];
  readonly view: Box;
}

interface MeasureTagParameters {
  readonly elements: readonly Element[];
  readonly view: Box;
  readonly tag: HTMLElement;
  readonly isRightToLeft: boolean;
}

/** Scrolls the elements into the area that the panel leaves free, or the first if they do not fit together. */
function showElements(elements: readonly Element[]): void {
  const header = document.querySelector(".app-top");
  const area = viewOf(measure().area);
  const height = area.bottom - area.top;
  const all = elements.filter((element) => !header?.contains(element));
  const [first] = all;
  if (!first) return;
  const whole = uniteBoxes(all.map((element) => element.getBoundingClientRect()));
  const isTooTall = whole.bottom - whole.top + 2 * MARGIN > height;
  const { top, bottom } = isTooTall ? first.getBoundingClientRect() : whole;
  const reach = bottom - top;
  const isTall = reach + 2 * MARGIN > height * (1 - LOWEST);
  // A change near the lower end is easily missed.
  const lowest = reach < height / 2 ? area.bottom - height * LOWEST : area.bottom;
  if (top - MARGIN > area.top && (isTall ? top < area.top + TALL_TOP : bottom + MARGIN < lowest)) return;
  // The first of several elements is the highest.
  const block = isTall || all.length > 1 ? "start" : "center";
  first.scrollIntoView({ block, behavior: motion.matches ? "auto" : "smooth" });
}

/** The part of an area below the header, which covers the page. */
function viewOf(area: Box): Box {
  return { ...area, top: document.querySelector(".app-top")?.getBoundingClientRect().bottom ?? 0 };
}

/** Measures the area that the panel leaves free, and the panel unless a modal dialog covers it. */
function measure(): { readonly page: Box; readonly area: Box; readonly panel: Box | undefined } {
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const panel = document.querySelector(".app-story")?.getBoundingClientRect();
  if (!panel || document.querySelector("dialog:modal")) return { page, area: page, panel: undefined };
  return { page, area: freeArea(page, panel), panel };
}

function measureControls(element: Element): readonly Box[] {
  const controls = Array.from(element.querySelectorAll(CONTROLS)).filter((control) => control.checkVisibility());
  return controls.map((control) => control.getBoundingClientRect());
}

function isSame(some: readonly Element[], others: readonly Element[]): boolean {
  return some.length === others.length && some.every((element, index) => element === others[index]);
}

/** Slows down towards the end. */
function ease(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** Returns the ring around elements. It is at the same distance from all of them, or less beside a text. */
function growRing(elements: readonly Element[]): Box {
  const box = uniteBoxes(elements.map((element) => element.getBoundingClientRect()));
  const [element] = elements;
  if (!element) return box;
  const texts = measureTexts(element.closest("dialog, #main, .app-top") ?? document.body);
  // Several elements may end in the middle of what lies between them.
  return growBeside(elements.length > 1 ? takeIn(box, texts) : box, MARGIN, texts);
}

/** Controls with a visible frame. The tag covers none of them, and no text. */
const CONTROLS = ":is(button, a):not([data-variant=quiet]), label, input, select, [role=radiogroup]";
const motion = matchMedia("(prefers-reduced-motion: reduce)");
const scrolling = ["wheel", "touchmove"] as const;
/** Milliseconds in which the ring moves to another element. */
const MOVE_MS = 320;
/** Milliseconds between two attempts to scroll. */
const SCROLL_MS = 500;
/** CSS pixels between an element and its ring. */
const MARGIN = 8;
const RADIUS = 8;
/** The lower end of the area, as a share of it. */
const LOWEST = 0.25;
/** CSS pixels below the header in which an element begins that is taller than the area. */
const TALL_TOP = 40;
