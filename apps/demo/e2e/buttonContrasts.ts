import type { Locator } from "playwright";

export interface ButtonContrast {
  readonly label: string;
  readonly contrast: number;
  /** Of the frame with the ground around the button. */
  readonly frame: number;
}

/** Computes the current contrast ratios of each button's label with its background, and of its frame: 1 to 21 (WCAG 2). */
export function buttonContrasts(buttons: Locator): Promise<readonly ButtonContrast[]> {
  return buttons.evaluateAll((elements) => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("The browser has no canvas.");
    // The canvas blends translucent colours with those painted before them, so the order matters.
    const paint = (colors: readonly string[]) => {
      for (const color of colors) {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
      }
      return Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3));
    };
    const luminance = (channels: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrastOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    return elements.map((element) => {
      const behind: string[] = [];
      for (let each: Element | null = element; each; each = each.parentElement) {
        behind.unshift(getComputedStyle(each).backgroundColor);
      }
      const label = luminance(paint([...behind, getComputedStyle(element).color]));
      const ground = luminance(paint(behind));
      const frame = luminance(paint([...behind.slice(0, -1), getComputedStyle(element).borderBlockStartColor]));
      const around = luminance(paint(behind.slice(0, -1)));
      return {
        label: element.textContent.trim(),
        contrast: contrastOf(label, ground),
        frame: contrastOf(frame, around),
      };
    });
  });
}
