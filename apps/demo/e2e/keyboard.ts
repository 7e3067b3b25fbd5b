import type { Page } from "playwright";
import { expect } from "vitest";

/** Presses Tab until the element with this name has the focus. Throws an error after 60 presses. */
export async function tabTo(page: Page, name: string | RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const met: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await focusedName(page);
    if (typeof name === "string" ? focused === name : name.test(focused)) return;
    met.push(focused);
    await page.keyboard.press(key);
  }
  throw new Error(`No Tab leads to ${name}; the focus went over: ${met.join(" · ")}`);
}

/** Waits until the element with this name has the focus. */
export async function waitForFocus(page: Page, name: string): Promise<void> {
  await expect.poll(() => focusedName(page), { timeout: 15_000 }).toBe(name);
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
    const text = element?.getAttribute("aria-label") ?? labels[0]?.textContent ?? element?.textContent ?? "";
    return text.trim().slice(0, 60);
  });
}
