import { screen, waitFor } from "@testing-library/react";
import { type ReactElement, useRef } from "react";
import { expect, test } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { useKeptFocus } from "./useKeptFocus.ts";

function List({ items }: { readonly items: readonly string[] }): ReactElement {
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  return (
    <section ref={root} tabIndex={-1} aria-label="List">
      {items.map((item) => (
        <button key={item} type="button">
          {item}
        </button>
      ))}
      <p>Nothing to press</p>
    </section>
  );
}

test("default", async () => {
  const { user, rerender } = renderUi(<List items={["a", "b"]} />);
  await user.tab();
  rerender(<List items={["b"]} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region")));
});

test("behaviour: removing an element after the person left it does not move the focus", async () => {
  const { user, rerender } = renderUi(<List items={["a", "b"]} />);
  await user.tab();
  await user.click(document.body);
  rerender(<List items={["b"]} />);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

test("behaviour: removing an unfocused element does not move the focus", async () => {
  const { user, rerender } = renderUi(<List items={["a", "b"]} />);
  await user.tab();
  rerender(<List items={["a"]} />);
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "a" }));
});
