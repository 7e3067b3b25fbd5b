import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { LongCode } from "./LongCode.tsx";

test.each([
  ["https://hooks.partner.example/service/orders", "https://hooks.partner.example/<wbr>service/<wbr>orders"],
  ["https://hooks.partner.example", "https://hooks.partner.example"],
  ["https://hooks.partner.example//a?b=c", "https://hooks.partner.example/<wbr>/<wbr>a?b=c"],
  ["https://hooks.partner.example/a-b/v1.2_c", "https://hooks.partner.example/<wbr>a-b/<wbr>v1.2_c"],
  [`https://a.example/${"x".repeat(40)}`, `https://a.example/<wbr>${"x".repeat(32)}<wbr>${"x".repeat(8)}`],
  ["deposit.action_required", "deposit.<wbr>action_<wbr>required"],
])("default: %s", (text, html) => {
  renderUi(<LongCode text={text} />);
  expect(screen.getByText(text).innerHTML).toBe(html);
});

test("behaviour: every part of the text is kept", () => {
  for (const text of ["", ".", "__a", "a..b", "/", "https://", "plain"]) {
    const { container, unmount } = renderUi(<LongCode text={text} />);
    expect(container.textContent).toBe(text);
    unmount();
  }
});
