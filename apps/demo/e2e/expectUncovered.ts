import type { Page } from "playwright";
import { expect } from "vitest";

const windows = [
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const;

/** Checks in windows of three sizes that the panel of the story does not cover what its step speaks of. */
export async function expectUncovered(page: Page): Promise<void> {
  if ((await readSpotlight(page)) === "nothing") return;
  for (const size of windows) {
    await page.setViewportSize(size);
    await expect.poll(() => readSpotlight(page), { timeout: 5000 }).toBe("beside the panel");
  }
}

/** The ring ends at the panel if the panel covers a part of its element. */
function readSpotlight(page: Page): Promise<"nothing" | "beside the panel" | "covered"> {
  return page.evaluate(() => {
    const ring = document.querySelector<SVGPathElement>(".app-spotlight [data-part=ring]");
    const panel = document.querySelector(".app-story")?.getBoundingClientRect();
    if (!ring?.getAttribute("d") || !panel) return "nothing";
    const length = ring.getTotalLength();
    for (let at = 0; at < length; at += 4) {
      const { x, y } = ring.getPointAtLength(at);
      if (x >= panel.left && y >= panel.top) return "covered";
    }
    return "beside the panel";
  });
}
