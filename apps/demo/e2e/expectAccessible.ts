import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { expect } from "vitest";

/** Holds a page against the accessibility rules, and says where it breaks them. */
export async function expectAccessible(page: Page): Promise<void> {
  // The pages have no frames. Otherwise a second page is opened each time, and what passed is carried over there.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))).toEqual([]);
}
