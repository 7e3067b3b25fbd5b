import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../../test/renderUi.tsx";
import { Countdown } from "./Countdown.tsx";

/** Renders a countdown of some seconds that started when the page opened. */
function render(seconds: number): HTMLElement {
  const since = Date.now();
  renderUi(<Countdown since={since} until={since + seconds * 1000} text="Held for {time}" endedText="Ended" />);
  return screen.getByRole("timer");
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const shareOf = (timer: HTMLElement) => timer.querySelector("[data-part=left]")?.getAttribute("stroke-dasharray");

test("default: counts down, empties the ring and ends", async () => {
  const timer = render(20);
  expect([timer.textContent, timer.dataset["status"], shareOf(timer)]).toEqual([
    "Held for 20 sec",
    "running",
    "100 100",
  ]);
  await pass(15);
  expect([timer.textContent, timer.dataset["status"], shareOf(timer)]).toEqual(["Held for 5 sec", "ending", "25 100"]);
  await pass(60);
  expect([timer.textContent, timer.dataset["status"], shareOf(timer)]).toEqual(["Ended", "ended", "0 100"]);
});

test.each([
  [61, "Held for 1 min 1 sec"],
  [3600 * 26, "Held for 26 hr 0 min"],
])("behaviour: writes %d seconds in the two largest units", (seconds, text) => {
  expect(render(seconds).textContent).toBe(text);
});

test("parameters: since: the ring starts full when it is first shown", () => {
  renderUi(<Countdown until={Date.now() + 10_000} text="Held for {time}" endedText="Ended" />);
  expect(shareOf(screen.getByRole("timer"))).toBe("100 100");
});
