import { expect, test } from "vitest";
import { ar } from "./messages.ar.ts";
import { en } from "./messages.en.ts";
import { fr } from "./messages.fr.ts";
import { pt } from "./messages.pt.ts";
import { readingSeconds, roundToMinutes, secondsLeft } from "./storyLength.ts";
import { storySteps } from "./storySteps.ts";

test("default: 200 words take a minute", () => {
  expect(readingSeconds({ title: "word", text: "word ".repeat(199).trim() })).toBe(60);
});

test.each(Object.entries({ en, fr, pt, ar }))(
  "behaviour: the story takes less than four minutes in %s",
  (_, { steps }) => {
    const all = storySteps.map(({ name, action }) => ({ ...steps[name], action: action?.name }));
    expect(secondsLeft(all)).toBeLessThan(240);
    expect(secondsLeft(all.slice(7))).toBeLessThan(secondsLeft(all));
  },
);

// Regression: the panel promised one minute for four steps that take longer.
test("behaviour: the time left counts what each step performs, and the figures of the last scene", () => {
  const step = { title: "", text: "", action: undefined };
  const long = secondsLeft([{ ...step, action: "createEndpoint" }]);
  expect(long).toBeGreaterThan(secondsLeft([{ ...step, action: "settle" }]) + 5);
  expect(secondsLeft([step])).toBeGreaterThan(5);
});

// Regression: the time left jumped from two minutes to forty seconds.
test.each([
  [187, 3],
  [95, 2],
  [70, 1],
  [3, 1],
])("behaviour: %s seconds are about %s min", (seconds, minutes) => {
  expect(roundToMinutes(seconds)).toBe(minutes);
});

// Regression: a long label made the button higher, and the page moved below the pointer.
test.each(Object.entries({ en, fr, pt, ar }))("behaviour: the buttons' labels fit in one line in %s", (_, messages) => {
  const { next, tryAgain, explore, startHere, steps } = messages;
  const actions = storySteps.flatMap(({ name }) => steps[name].action ?? []);
  for (const label of [next, tryAgain, explore, startHere, ...actions]) expect(label.length).toBeLessThan(30);
});

test.each(Object.entries({ en, fr, pt, ar }))(
  "behaviour: operators read nothing about the proxy in %s",
  (_, messages) => {
    expect(JSON.stringify(messages)).not.toMatch(/proxy|\u0627\u0644\u0648\u0643\u064a\u0644/i);
  },
);

test.each(Object.entries({ en, fr, pt, ar }))("behaviour: each step states its own outcome in %s", (_, { steps }) => {
  const outcomes = storySteps.slice(0, -1).map(({ name }) => steps[name].done);
  expect(outcomes).not.toContain(undefined);
  expect(new Set(outcomes).size).toBe(outcomes.length);
});
