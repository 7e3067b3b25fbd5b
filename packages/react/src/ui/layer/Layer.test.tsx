import { act, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { withhold } from "../../../test/withhold.ts";
import { Layer } from "./Layer.tsx";
import { lazyFollower } from "./lazyFollower.ts";

function Anchored() {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" ref={anchor}>
        Anchor
      </button>
      <Layer anchor={anchor} onPressOutside={() => undefined} role="listbox" />
    </>
  );
}

const isPlaced = () => screen.getByRole("listbox", { hidden: true }).hasAttribute("data-placed");

test("behaviour: what keeps it in its place can come after it", async () => {
  const follower = await withhold(lazyFollower);
  renderUi(<Anchored />);
  expect(isPlaced()).toBe(false);
  await follower.arrive();
  expect(isPlaced()).toBe(true);
});

test("behaviour: where that cannot be loaded it stands below its anchor, and the host is told", async () => {
  const follower = await withhold(lazyFollower);
  const onError = vi.fn();
  const { unmount } = renderUi(<Anchored />, { onError });
  await follower.fail();
  expect(isPlaced()).toBe(true);
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "LoadError" }), {
    source: "load",
    component: "Layer",
  });
  // The next one tries again.
  unmount();
  renderUi(<Anchored />);
  await act(async () => undefined);
  expect(follower.asked()).toBe(2);
});
