import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { SecretField } from "./SecretField.tsx";

test("default", async () => {
  const { user, container } = renderUi(<SecretField label="Signing secret" value="whsec_MfKQ9r8GKYqr" />);
  expect(screen.getByRole("group", { name: "Signing secret" }).textContent).toContain("Hidden");
  expect(container.innerHTML).not.toContain("MfKQ9r8GKYqr");
  await user.click(screen.getByRole("button", { name: "Show" }));
  expect(screen.getByText("whsec_MfKQ9r8GKYqr")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Hide" }));
  expect(container.innerHTML).not.toContain("MfKQ9r8GKYqr");
});

test("behaviour: a hidden secret does not reveal its length", () => {
  const { container, rerender } = renderUi(<SecretField label="Signing secret" value="a" />);
  const before = container.querySelector("code")?.textContent;
  rerender(<SecretField label="Signing secret" value={"a".repeat(100)} />);
  expect(container.querySelector("code")?.textContent).toBe(before);
});
