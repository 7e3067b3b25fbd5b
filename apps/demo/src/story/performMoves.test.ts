import { expect, test } from "vitest";
import { performMoves, type StoryHands, type StoryMove, secondsOf } from "./performMoves.ts";

const moves: readonly StoryMove[] = [
  { press: { selector: "open" } },
  { type: "1250000", into: { selector: "amount" } },
  { press: { selector: "send" } },
  { gone: { selector: "dialog" } },
];

/** Hands whose clock moves only while they wait. The dialog is gone after a second, and `send` appears after one. */
function createHands(isStill: boolean) {
  const done: string[] = [];
  let now = 0;
  const hands: StoryHands<string> = {
    find: ({ selector }) => {
      const isThere = selector === "dialog" ? now < 1000 : selector !== "send" || now >= 1000;
      return isThere ? selector : undefined;
    },
    labelOf: () => undefined,
    moveTo: (element) => done.push(`to ${element}`),
    light: (target) => done.push(`light ${target.join()}`),
    hold: () => undefined,
    press: (element) => done.push(`press ${element}`),
    enter: (element) => done.push(`enter ${element}`),
    insert: (element, text) => done.push(`${element}: ${text}`),
    wait: async (milliseconds) => {
      now += milliseconds;
    },
    isStill,
  };
  return { hands, done, now: () => now };
}

test("default: moves to each control, presses it and types character by character", async () => {
  const { hands, done } = createHands(false);
  await performMoves(moves, hands);
  expect(done.slice(0, 4)).toEqual(["to open", "press open", "to amount", "enter amount"]);
  expect(done.filter((one) => one.startsWith("amount: "))).toEqual(Array.from("1250000", (one) => `amount: ${one}`));
  expect(done.slice(-2)).toEqual(["to send", "press send"]);
});

test("behaviour: a field takes less than 1.2 seconds, also with a long URL", async () => {
  const { hands, now } = createHands(false);
  await performMoves([{ type: `https://${"a".repeat(200)}`, into: { selector: "url" } }], hands);
  // Without the way there, and the rests before and after it.
  expect(now() - 750).toBeLessThan(1200);
});

test("behaviour: with reduced motion, a field is filled at once and nothing waits for the cursor", async () => {
  const { hands, done, now } = createHands(true);
  await performMoves(moves.slice(0, 2), hands);
  expect(done).toContain("amount: 1250000");
  expect(now()).toBe(0);
});

test("behaviour: a form or a record stays readable, for a shorter time with reduced motion", async () => {
  const { hands, now } = createHands(true);
  await performMoves([{ look: 2000 }], hands);
  expect(now()).toBe(1000);
});

test("behaviour: the estimate is the time of the moves on a page that responds at once", async () => {
  const { hands, now } = createHands(false);
  const prompt: readonly StoryMove[] = [
    { press: { selector: "open" } },
    { type: "1250000", into: { selector: "amount" } },
    { point: { selector: "open" } },
    { look: 2000 },
  ];
  await performMoves(prompt, hands);
  expect(secondsOf(prompt)).toBeCloseTo(now() / 1000, 5);
});

test("behaviour: lights elements in between, which takes no time", async () => {
  const { hands, done, now } = createHands(false);
  const lit: readonly StoryMove[] = [{ light: ["face", "badge"] }, { press: { selector: "open" } }, { light: [] }];
  await performMoves(lit, hands);
  expect(done).toEqual(["light face,badge", "to open", "press open", "light "]);
  expect(secondsOf(lit)).toBeCloseTo(now() / 1000, 5);
});

test("behaviour: points to a control before it is pressed", async () => {
  const { hands, done } = createHands(false);
  await performMoves([{ point: { selector: "open" } }], hands);
  expect(done).toEqual(["to open"]);
  await performMoves([{ press: { selector: "open" } }], hands);
  expect(done.at(-1)).toBe("press open");
});

test.each([
  ["a control that never appears", { press: { selector: "send" } }, undefined, { failure: "missing" }],
  [
    // Regression: the panel named its CSS selector.
    "a control that stays disabled",
    { press: { selector: "send" } },
    "Send payment",
    { failure: "blocked", control: "Send payment" },
  ],
  ["a result that never appears", { seen: { selector: "result" } }, undefined, { failure: "unseen" }],
] as const)("behaviour: %s is an error that says so", async (_, move, label, error) => {
  const { hands } = createHands(true);
  const performed = performMoves([move], { ...hands, find: () => undefined, labelOf: () => label });
  await expect(performed).rejects.toMatchObject(error);
});

test("behaviour: leaving the story stops it", async () => {
  const { hands, done } = createHands(false);
  const performed = performMoves(moves, { ...hands, wait: () => Promise.reject(new Error("left")) });
  await expect(performed).rejects.toThrow("left");
  expect(done).toEqual([]);
});
