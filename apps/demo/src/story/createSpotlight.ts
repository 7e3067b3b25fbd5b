import { findTargets } from "./findTargets.ts";
import { measureTexts } from "./measureTexts.ts";
import { createFade } from "./spotlightFade.ts";
import {
  type Box,
  besideBox,
  clipBox,
  freeArea,
  growBeside,
  growBox,
  isOverlapping,
  mergeBoxes,
  pathOf,
  uniteBoxes,
} from "./spotlightShape.ts";
import { createTags, set } from "./spotlightTags.ts";
import type { StoryMark } from "./storyChange.ts";
import type { StoryTarget } from "./storyTargets.ts";

export interface Spotlight {
  /** Draws one frame. */
  readonly draw: (scene: SpotlightScene) => void;
  readonly stop: () => void;
}

export interface SpotlightScene {
  readonly step: string;
  readonly targets: readonly StoryTarget[];
  /** The texts that the step has changed. Those in the light are marked. */
  readonly marks: readonly StoryMark[];
  /** Whether the page is dim although the step speaks of no part of it. */
  readonly isVeiled: boolean;
}

/** Lights the elements that a step speaks of, and dims the rest of the window. */
export function createSpotlight(layer: HTMLElement): Spotlight {
  const paths = new Map(parts.map((part) => [part, layer.querySelector(`[data-part=${part}]`)]));
  const fade = createFade();
  const drawMarks = createTags(layer);
  let scene = { step: "", elements: [] as readonly Element[], since: 0 };
  // After the person has scrolled, the page stays where they want it.
  let hasScrolled = false;
  let scrolledAt = 0;
  let layers: ReadonlySet<Element> = new Set();
  let margins = new Map<Element, Margins>();
  // The boxes of the last target that was drawn.
  let pieces: readonly Box[] = [];
  const noteScrolling = () => {
    hasScrolled = true;
  };
  for (const type of scrolling) addEventListener(type, noteScrolling, { passive: true });

  return {
    draw({ step, targets, marks, isVeiled }) {
      raise();
      const now = performance.now();
      const { page, area, panel, modal } = measure();
      const view = viewOf(area);
      // A dialog that the step does not speak of is in the light as a whole.
      const own = findTargets(targets, view.bottom - view.top - 2 * MARGIN);
      const elements = own.length === 0 && modal ? [modal] : own;
      if (step !== scene.step) hasScrolled = false;
      if (step !== scene.step || !isSame(elements, scene.elements)) {
        scene = { step, elements, since: now };
        scrolledAt = 0;
      }
      // Again while the page above grows, for example with a chart.
      if (!hasScrolled && now - scrolledAt > SCROLL_MS) {
        scrolledAt = now;
        showElements(elements);
      }
      const rings = mergeBoxes(elements.map((element) => ringOf(element, now)));
      const isBelowHeader = elements.every((element) => element.closest("#main") && !element.closest("dialog"));
      // The header above the panel is as wide as the window, and covers the page.
      const clip = growBox(panel && rings.some((ring) => isOverlapping(ring, panel)) ? area : page, -EDGE);
      const clipped = rings.flatMap(
        (ring) => clipBox(ring, isBelowHeader ? { ...clip, top: Math.max(clip.top, view.top) } : clip) ?? [],
      );
      const box = clipped.length > 0 ? uniteBoxes(clipped) : undefined;
      const { shown, isLit } = fade({ box, target: scene.elements, now, isStill: motion.matches });
      // While the light fades out, it stays where it was.
      if (shown === box) pieces = clipped;
      // A page that is loading shows the target soon.
      const isDim = isVeiled || shown !== undefined || (targets.length > 0 && now - scene.since < LOADING_MS);
      // The header is as wide as the window.
      drawMarks({ marks, rings: isLit ? pieces : [], view: isBelowHeader ? view : page });
      const path = shown ? pieces.map((piece) => pathOf(piece, RADIUS)).join("") : "";
      set(layer, "data-dim", String(isDim));
      set(layer, "data-veiled", String(isVeiled));
      set(layer, "data-lit", String(isLit));
      if (isDim) set(paths.get("dim"), "d", `${pathOf(page)}${path}${panel ? pathOf(panel) : ""}`);
      if (isDim) set(paths.get("veil"), "d", path);
      set(paths.get("ring"), "d", path);
    },
    stop() {
      for (const type of scrolling) removeEventListener(type, noteScrolling);
    },
  };

  /** Measures the ring around an element. Looks for the texts around it from time to time only. */
  function ringOf(element: Element, now: number): Box {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const known = margins.get(element);
    if (known && now - known.since < SCROLL_MS) {
      const { box } = known;
      return { left: left + box.left, top: top + box.top, right: right + box.right, bottom: bottom + box.bottom };
    }
    const ring = growRing(element);
    const box = {
      left: ring.left - left,
      top: ring.top - top,
      right: ring.right - right,
      bottom: ring.bottom - bottom,
    };
    // Forgets elements that have left the page.
    margins = new Map([...margins].filter(([one]) => one.isConnected)).set(element, { box, since: now });
    return ring;
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

/** How far a ring is from the edges of its element. */
interface Margins {
  readonly box: Box;
  readonly since: number;
}

/** Scrolls the elements into the area that the panel leaves free, or the first if they do not fit together. */
function showElements(elements: readonly Element[]): void {
  const header = document.querySelector(".app-top");
  const area = viewOf(measure().area);
  const height = area.bottom - area.top;
  const all = elements.filter((element) => !header?.contains(element) && !element.matches("dialog"));
  const [first] = all;
  if (!first) return;
  const whole = uniteBoxes(all.map((element) => element.getBoundingClientRect()));
  const isTooTall = whole.bottom - whole.top + 2 * MARGIN > height;
  const { top, bottom } = isTooTall ? first.getBoundingClientRect() : whole;
  const reach = bottom - top;
  const isTall = reach + 2 * MARGIN > height * (1 - LOWEST);
  // A change near the lower end is easily missed.
  const lowest = reach < height / 2 ? area.bottom - height * LOWEST : area.bottom;
  const isShown = (by: number) =>
    top + by - MARGIN > area.top && (isTall ? top + by < area.top + TALL_TOP : bottom + by + MARGIN < lowest);
  const behavior = motion.matches ? "auto" : "smooth";
  // At the top, the page also shows its heading.
  if (scrollY > 0 && isShown(scrollY) && all.every((element) => element.closest("#main"))) {
    scrollTo({ top: 0, behavior });
    return;
  }
  if (isShown(0)) return;
  // The first of several elements is the highest.
  const block = isTall || all.length > 1 ? "start" : "center";
  first.scrollIntoView({ block, behavior });
}

/** The part of an area below the header, which covers the page. */
function viewOf(area: Box): Box {
  return { ...area, top: document.querySelector(".app-top")?.getBoundingClientRect().bottom ?? 0 };
}

/** Measures the area that the panel leaves free, and the part of the panel that no modal dialog covers. */
function measure(): SpotlightArea {
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const modal = Array.from(document.querySelectorAll("dialog:modal")).at(-1);
  const story = document.querySelector(".app-story");
  const panel = story?.checkVisibility() ? story.getBoundingClientRect() : undefined;
  if (!panel) return { page, area: page, panel: undefined, modal };
  if (!modal) return { page, area: freeArea(page, panel), panel, modal };
  const dialog = (modal.querySelector(":scope > [data-part=panel]") ?? modal).getBoundingClientRect();
  const isAbove = story?.matches(":popover-open");
  return { page, area: page, panel: isAbove ? panel : besideBox(panel, dialog), modal };
}

interface SpotlightArea {
  readonly page: Box;
  readonly area: Box;
  readonly panel: Box | undefined;
  readonly modal: Element | undefined;
}

function isSame(some: readonly Element[], others: readonly Element[]): boolean {
  return some.length === others.length && some.every((element, index) => element === others[index]);
}

/**
 * Returns the ring around an element, at a distance that is less beside a text. An element with an edge of its own has
 * none: a strip of the page beside it would show.
 */
function growRing(element: Element): Box {
  if (element.matches(EDGED)) return element.getBoundingClientRect();
  const around = element.closest("dialog, #main, .app-top") ?? document.body;
  return growBeside(element.getBoundingClientRect(), MARGIN, measureTexts(around));
}

const parts = ["dim", "veil", "ring"] as const;
/** Dialogs, cards, tiles and rows. */
const EDGED =
  "dialog, .pk-Dialog > [data-part=panel], tr, label, [data-part=item], [data-kind], [data-endpoint], .pk-Callout, .pk-TravelRuleQueue, .pk-ApprovalQueue, .pk-WithdrawalForm, .pk-QuoteTicket, .pk-QuoteAccept, .app-withdrawable";
const motion = matchMedia("(prefers-reduced-motion: reduce)");
const scrolling = ["wheel", "touchmove"] as const;
/** Milliseconds between two attempts to scroll. */
const SCROLL_MS = 500;
/** Milliseconds in which a page may load without its target. */
const LOADING_MS = 2000;
/** CSS pixels between an element and its ring. */
const MARGIN = 8;
/** CSS pixels between the ring and the end of the window. */
const EDGE = 2;
const RADIUS = 8;
/** The lower end of the area, as a share of it. */
const LOWEST = 0.25;
/** CSS pixels below the header in which an element begins that is taller than the area. */
const TALL_TOP = 60;
