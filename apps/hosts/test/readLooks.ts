import type { Page } from "playwright";

/** Properties that a foreign style sheet would change. Sizes depend on the width of the host's page. */
const properties = [
  "appearance",
  "background-color",
  "border-top-color",
  "border-top-left-radius",
  "border-top-width",
  "box-sizing",
  "color",
  "display",
  "font-size",
  "font-weight",
  "letter-spacing",
  "line-height",
  "margin-block-start",
  "padding-block-start",
  "padding-inline-start",
  "text-align",
  "text-decoration-line",
  "text-transform",
];

/** Names and values of properties, by selector. */
export type Looks = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the computed styles of the first element of each selector. */
export async function readLooks(page: Page, selectors: readonly string[]): Promise<Looks> {
  const looks: Record<string, Readonly<Record<string, string>>> = {};
  for (const selector of selectors) {
    looks[selector] = await page
      .locator(selector)
      .first()
      .evaluate((element, names) => {
        const style = getComputedStyle(element);
        return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
      }, properties);
  }
  return looks;
}
