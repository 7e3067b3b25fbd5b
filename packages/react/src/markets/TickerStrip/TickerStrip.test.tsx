import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { TickerStrip } from "./TickerStrip.tsx";

const names = () =>
  screen.getAllByRole("listitem").map((item) => item.querySelector('[data-part="pair"]')?.textContent);

test("default", async () => {
  await renderWithKit(<TickerStrip />, { backend: { markets: 24 } });
  await settle(100);
  expect(screen.getByRole("region", { name: "Prices" })).toBeDefined();
  expect(names()).toHaveLength(10);
  expect(names()[0]).toBe("BTC/USD");
});

test("parameters: pairIds, onSelect", async () => {
  const onSelect = vi.fn();
  await renderWithKit(<TickerStrip pairIds={["ETH-NGN", "GOLD-USD"]} onSelect={onSelect} />);
  await settle(100);
  expect(names()).toEqual(["ETH/NGN", "GOLD-USD"]);
  expect(screen.getAllByRole("listitem")[1]?.textContent).toContain("No prices");
  fireEvent.click(screen.getByRole("button", { name: /^ETH\/NGN/ }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith("ETH-NGN");
});
