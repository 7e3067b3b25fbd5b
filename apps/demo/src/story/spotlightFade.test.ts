import { expect, test } from "vitest";
import { createFade } from "./spotlightFade.ts";

const row = { left: 0, top: 100, right: 400, bottom: 150 };
const dialog = { left: 100, top: 60, right: 500, bottom: 660 };

/** Lets time pass in frames of 20 ms with the same target and returns the last frame. */
function createClock(isStill = false) {
  const fade = createFade();
  let now = 0;
  return (target: string, box: typeof row | undefined, milliseconds: number) => {
    const end = now + milliseconds;
    let last = fade({ box, target, now, isStill });
    while (now < end) {
      now += 20;
      last = fade({ box, target, now, isStill });
    }
    return last;
  };
}

test("default: lights a place that rests", () => {
  const wait = createClock();
  expect(wait("row", row, 60)).toEqual({ shown: row, isLit: false });
  expect(wait("row", row, 100)).toEqual({ shown: row, isLit: true });
});

// Regression: the ring slid over dialogs that were opening, and went through their texts.
test("behaviour: fades out in the old place, and lights the next one when it no longer moves", () => {
  const wait = createClock();
  wait("row", row, 200);
  expect(wait("dialog", dialog, 60)).toEqual({ shown: row, isLit: false });
  for (let top = 60; top < 160; top += 10) {
    expect(wait("dialog", { ...dialog, top }, 20).isLit).toBe(false);
  }
  expect(wait("dialog", { ...dialog, top: 160 }, 160)).toEqual({ shown: { ...dialog, top: 160 }, isLit: true });
});

// Regression: the light left the old place first, and only then waited for the next one to rest.
test("behaviour: the next place rests while the light leaves the last one", () => {
  const wait = createClock();
  wait("row", row, 200);
  expect(wait("dialog", dialog, 160)).toEqual({ shown: dialog, isLit: true });
});

test("behaviour: follows a target that scrolls, and an element in the same place", () => {
  const wait = createClock();
  wait("row", row, 200);
  expect(wait("row", { ...row, top: -200, bottom: -150 }, 0).isLit).toBe(true);
  expect(wait("new row", { ...row, top: -200, bottom: -150 }, 0).isLit).toBe(true);
});

test("behaviour: a target that changes its size fades", () => {
  const wait = createClock();
  wait("form", dialog, 200);
  expect(wait("form", { ...dialog, bottom: 400 }, 0)).toEqual({ shown: dialog, isLit: false });
});

test("behaviour: with reduced motion, the old place is not shown any longer", () => {
  const wait = createClock(true);
  wait("row", row, 200);
  expect(wait("dialog", dialog, 0)).toEqual({ shown: dialog, isLit: false });
});

test("behaviour: lights a place at last that never rests", () => {
  const wait = createClock();
  wait("row", row, 200);
  let last = wait("dialog", dialog, 0);
  for (let step = 0; step < 120; step += 1) last = wait("dialog", { ...dialog, top: dialog.top + (step % 2) * 8 }, 20);
  expect(last.isLit).toBe(true);
});
