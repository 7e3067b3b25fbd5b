import { expect, test } from "vitest";
import { renderWithKit } from "../../../test/renderWithKit.tsx";
import { FormattedNumber } from "../FormattedNumber/FormattedNumber.tsx";
import { Money } from "./Money.tsx";

// Regression: in Arabic, ≈ was on the right of the currency code.
test.each(["en", "ar"])(
  "props: isEstimate: %s: the mark, the amount and the code are one left-to-right unit",
  async (locale) => {
    const { container } = await renderWithKit(<Money value="-1529289.35" currency="NGN" isEstimate />, { locale });
    expect(container.querySelector(".pk-Money > [dir=ltr]")?.textContent?.replaceAll(/[\u061c\u200e]/g, "")).toBe(
      "≈ -1,529,289.35 NGN",
    );
  },
);

test("props: isEstimate: the mark of a number without a code is inside its isolate", async () => {
  const { container } = await renderWithKit(<FormattedNumber value="1500" isEstimate />);
  expect(container.querySelector(".pk-FormattedNumber")?.textContent).toBe("≈ 1,500");
});
