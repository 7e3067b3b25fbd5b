import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import type { LinkElementProps } from "../primitives/Primitives.ts";
import { Link } from "./Link.tsx";

function HostLink({ href, children }: LinkElementProps): ReactElement {
  return <a href={`/app${href}`}>{children}</a>;
}

test("default", () => {
  renderUi(<Link href="/orders/1">Order</Link>);
  const link = screen.getByRole("link", { name: "Order" });
  expect(link.getAttribute("href")).toBe("/orders/1");
  expect(link.hasAttribute("target")).toBe(false);
});

test("parameters: opensNewTab", () => {
  renderUi(
    <Link href="https://partner.example" opensNewTab>
      Docs
    </Link>,
  );
  const link = screen.getByRole("link", { name: "Docs (opens a new tab)" });
  expect(link.getAttribute("rel")).toContain("noopener");
});

test("behaviour: renders a host's link", () => {
  renderUi(<Link href="/orders/1">Order</Link>, { primitives: { Link: HostLink } });
  expect(screen.getByRole("link").getAttribute("href")).toBe("/app/orders/1");
});
