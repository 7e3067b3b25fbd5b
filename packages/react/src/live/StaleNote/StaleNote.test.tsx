import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { StaleNote } from "./StaleNote.tsx";

const old = { kind: "stale", reason: "connection" } as const;

// Regression: the age changed every second inside the announced note, so screen readers read the note again each time.
test("default: the note is announced, and its age beside it is not", () => {
  const { container } = renderUi(<StaleNote freshness={old} receivedAt={Date.now() - 65_000} />);
  const age = container.querySelector("time");
  expect(age?.textContent).toMatch(/1 min/);
  expect(screen.getByRole("status").textContent).not.toBe("");
  expect(age?.closest("[role], [aria-live]")).toBeNull();
});

test("behaviour: nothing for current data", () => {
  const { container } = renderUi(<StaleNote freshness={{ kind: "live" }} receivedAt={Date.now()} />);
  expect(container.querySelector(".pk-LineNote")).toBeNull();
});
