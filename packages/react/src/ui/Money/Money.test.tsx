import { expect, test } from "vitest";
import { renderWithKit } from "../../../test/renderWithKit.tsx";
import { Money } from "./Money.tsx";

// Regression: in Arabic, ≈ was on the right of the currency code.
test.each(["en", "ar"])(
  "props: isEstimate: %s: the mark, the amount and the code are one left-to-right unit",
  async (locale) => {
    const { container } = await renderWithKit(<Money value="-1529289.35" currency="NGN" isEstimate />, { locale });
    expect(container.querySelector(".pk-Money > [dir=ltr]")?.textContent?.replaceAll(/[\u061c\u200e]/g, "")).toBe(
      "≈ −1,529,289.35 NGN",
    );
  },
);
