import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import "../../test/vitestRecipe.tsx";

// Hosts' tests run in real time.
beforeEach(() => {
  vi.useRealTimers();
});

test("behaviour: the recipe in the emulator's README equals its test", () => {
  const [, recipe] =
    /^### Vitest, in jsdom\n\n```tsx\n(.*?)^```/ms.exec(readFileSync("../mock/README.md", "utf8")) ?? [];
  expect(recipe).toBe(readFileSync("test/vitestRecipe.tsx", "utf8"));
});
