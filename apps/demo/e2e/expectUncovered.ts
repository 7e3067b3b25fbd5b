import type { Page } from "playwright";
import { expect } from "vitest";

const windows = [
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const;

/**
 * Checks in windows of three sizes that the panel of the story does not cover what its step speaks of, and that the ring goes
 * through no text.
 */
export async function expectUncovered(page: Page): Promise<void> {
  if ((await readSpotlight(page)) === "nothing") return;
  for (const size of windows) {
    await page.setViewportSize(size);
    await expect.poll(() => readSpotlight(page), { timeout: 5000 }).toBe("beside the panel");
  }
}

/** The ring ends at the panel if the panel covers a part of its element. */
function readSpotlight(page: Page): Promise<string> {
  return page.evaluate(() => {
    const ring = document.querySelector<SVGPathElement>(".app-spotlight [data-part=ring]");
    const panel = document.querySelector(".app-story")?.getBoundingClientRect();
    if (!ring?.getAttribute("d") || !panel) return "nothing";
    if (ring.closest("[data-lit=false]")) return "dark";
    const length = ring.getTotalLength();
    for (let at = 0; at < length; at += 4) {
      const { x, y } = ring.getPointAtLength(at);
      if (x >= panel.left && y >= panel.top) return "covered";
      const text = Array.from(document.elementFromPoint(x, y)?.childNodes ?? []).find((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        // Letters do not fill the line.
        return Array.from(range.getClientRects()).some(
          ({ left, right, top, bottom }) => x > left && x < right && y > top + 2 && y < bottom - 2,
        );
      });
      if (text) return `through ${text.textContent}`;
    }
    return "beside the panel";
  });
}
