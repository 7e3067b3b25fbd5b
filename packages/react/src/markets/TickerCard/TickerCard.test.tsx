import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { pass, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { TickerCard } from "./TickerCard.tsx";

const price = (container: HTMLElement) => container.querySelector('[data-part="price"]');

test("default", async () => {
  const { backend, container } = await renderWithKit(<TickerCard pairId="BTC-USD" />);
  const card = screen.getByRole("region", { name: "BTC/USD, last 24 hours" });
  const answer = await backend.fetch("/partner-kit/partner/exchange/ticker/24h?pair_id=BTC-USD", {
    headers: { "x-partner-kit": "1" },
  });
  const [ticker] = (await answer.json()).data.tickers;
  expect(price(container)?.textContent?.replaceAll(",", "")).toBe(ticker.last);
  expect(within(card).getByRole("img").getAttribute("aria-label")).toMatch(/^Low [\d,.]+, open /);
  expect(price(container)?.hasAttribute("data-tick")).toBe(false);
  // The name of the open price is below its mark.
  const open = container.querySelector<HTMLElement>('[data-end="open"]')?.style.getPropertyValue("--pk-open");
  expect(open).toBe(container.querySelector('.pk-RangeBar [data-part="open"]')?.getAttribute("x1"));
});

test("behaviour: draws the samples of the day, of several cards at once", async () => {
  const pairIds = ["BTC-USD", "ETH-USD", "USDT-NGN"];
  const cards = pairIds.map((pairId) => <TickerCard key={pairId} pairId={pairId} />);
  await renderWithKit(<div>{cards}</div>, { backend: { priceHours: 12 } });
  expect(screen.queryByRole("img", { name: /^From / })).toBeNull();
  await settle(500);
  expect(screen.getAllByRole("img", { name: /^From [\d,.]+ at .+ to [\d,.]+ at / })).toHaveLength(pairIds.length);
});

test("behaviour: any number of cards share one read", async () => {
  const { backend } = await renderWithKit(
    <>
      <TickerCard pairId="BTC-USD" />
      <TickerCard pairId="ETH-USD" />
    </>,
  );
  expect(backend.requests.filter((request) => request.endsWith("/ticker/24h"))).toHaveLength(1);
});

test("behaviour: a moved price shows its direction", async () => {
  const { backend, container } = await renderWithKit(<TickerCard pairId="BTC-USD" />);
  const before = price(container)?.textContent;
  for (let second = 0; second < 30 && price(container)?.textContent === before; second += 1) await pass(backend, 1000);
  expect(price(container)?.textContent).not.toBe(before);
  expect(price(container)?.getAttribute("data-tick")).toMatch(/^(?:up|down)$/);
});

test("behaviour: explains that the service does not have the pair", async () => {
  await renderWithKit(<TickerCard pairId="GOLD-USD" />);
  expect(screen.getByText("No prices for this market")).toBeDefined();
});

test("parameters: hasDetails", async () => {
  const { container } = await renderWithKit(<TickerCard pairId="BTC-USD" hasDetails />);
  const facts = Array.from(container.querySelectorAll('[data-part="details"] > div'), ({ textContent }) => textContent);
  expect(facts).toEqual([
    expect.stringMatching(/^Bid[\d,.]+ USD$/),
    expect.stringMatching(/^Ask[\d,.]+ USD$/),
    expect.stringMatching(/^Spread[\d,.]+ USD0\.\d{4}%$/),
    expect.stringMatching(/^Volume[\d,.]+ BTC$/),
    expect.stringMatching(/^Turnover[\d,.]+ USD$/),
  ]);
});

test("parameters: details", async () => {
  const { container } = await renderWithKit(<TickerCard pairId="BTC-USD" details={["spread"]} />);
  const facts = Array.from(container.querySelectorAll('[data-part="details"] > div'), ({ textContent }) => textContent);
  expect(facts).toEqual([expect.stringMatching(/^Spread[\d,.]+ USD0\.\d{4}%$/)]);
});

// Regression: only screen readers heard what the mark of the bar was.
test("behaviour: the price of 24 hours ago is named beside the day's low and high", async () => {
  const { container } = await renderWithKit(<TickerCard pairId="BTC-USD" />);
  const ends = Array.from(container.querySelectorAll('[data-part="ends"] > div'), ({ textContent }) => textContent);
  expect(ends).toEqual(["low", "open", "high"].map((end) => expect.stringMatching(`^24h ${end}[\\d,.]+$`)));
});

test("parameters: onSelect", async () => {
  const onSelect = vi.fn();
  await renderWithKit(<TickerCard pairId="BTC-USD" onSelect={onSelect} />);
  fireEvent.click(screen.getByRole("button", { name: "BTC/USD" }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith("BTC-USD");
});
