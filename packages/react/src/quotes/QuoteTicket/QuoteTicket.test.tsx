import { act, fireEvent, screen, within } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { type Backend, createBackend } from "../../../test/createBackend.ts";
import { pass, type RenderWithKitParameters, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { compareDecimals } from "../../format/compareDecimals.ts";
import { PartnerKitProvider } from "../../provider/PartnerKitProvider.tsx";
import { discardQuotes } from "../discardQuotes.ts";
import { QuoteAccept } from "../QuoteAccept/QuoteAccept.tsx";
import { QuoteTicket, type QuoteTicketProps } from "./QuoteTicket.tsx";
import type { QuoteTicketActions } from "./QuoteTicketForm.tsx";

afterEach(() => discardQuotes({ kit: { baseUrl: "/partner-kit" }, includeUnconfirmed: true }));

interface RenderParameters extends RenderWithKitParameters {
  readonly props?: QuoteTicketProps | undefined;
}

async function render({ props, ...parameters }: RenderParameters = {}) {
  const result = await renderWithKit(<QuoteTicket pairId="BTC-USD" {...props} />, parameters);
  await settle(1000);
  return result;
}

const amountIn = (currency: string) => screen.getByRole<HTMLInputElement>("textbox", { name: `Amount in ${currency}` });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const quote = () => screen.queryByRole("region", { name: "Accept quote" });
const leg = (label: string) =>
  screen
    .getByText(label, { selector: "[data-leg] dt" })
    .parentElement?.textContent?.slice(label.length)
    .replace("\u00a0", " ");
const requests = (backend: Backend) => backend.requests.filter((request) => request.endsWith("/exchange/quotes"));
const idOf = () => quote()?.querySelector("code")?.textContent;

function type(text: string, currency = "BTC"): void {
  fireEvent.change(amountIn(currency), { target: { value: text } });
}

async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(button(name));
  await settle(500);
}

async function ask(amount = "0.01"): Promise<void> {
  type(amount);
  await press("Request quote");
}

test("default: requests a quote, moves the focus to it, and accepts it", async () => {
  const onQuote = vi.fn();
  const onAccepted = vi.fn();
  const { backend } = await render({ props: { onQuote, onAccepted } });
  type("0.01");
  expect(leg("You pay")).toMatch(/^≈ [\d,.]+ USD$/);
  expect(leg("You receive")).toBe("0.01 BTC");
  expect(screen.getByText("Requesting a quote does not place an order.")).toBeDefined();
  await press("Request quote");
  expect(document.activeElement).toBe(quote());
  expect(quote()?.textContent).toMatch(/You pay[\d,.]+ USD.*You receive0\.01 BTC/);
  expect(onQuote).toHaveBeenCalledOnce();
  fireEvent.click(button("Accept quote"));
  fireEvent.click(button(/Accept/));
  await settle(500);
  expect(screen.getByText("Quote accepted")).toBeDefined();
  expect(onAccepted).toHaveBeenCalledOnce();
  expect(backend.requests.filter((request) => request.endsWith("/accept"))).toHaveLength(1);
});

test("behaviour: an amount in the quote currency is converted, shown, and sent as shown", async () => {
  await render();
  const unit = within(screen.getByRole("group", { name: "Currency of the amount" }));
  expect(unit.getByRole("radio", { name: "BTC", checked: true })).toBeDefined();
  fireEvent.click(unit.getByRole("radio", { name: "USD" }));
  type("1 000", "USD");
  const shown = /^Requests ([\d.]+) BTC, about 1,000\.00 USD\./.exec(screen.getByText(/^Requests/).textContent ?? "");
  await press("Request quote");
  expect(quote()?.textContent).toContain(`You receive${shown?.[1]} BTC`);
});

test("behaviour: shows the best ask and the best bid, and marks the one that the side trades at", async () => {
  const { backend } = await render();
  const price = (label: string) => screen.getByText(label, { selector: "[data-part=price] dt" }).parentElement;
  const [ask = "", bid = ""] = ["Ask", "Bid"].map((label) => price(label)?.textContent?.replaceAll(/[^\d.]/g, ""));
  expect(compareDecimals(ask, bid)).toBeGreaterThan(0);
  expect(compareDecimals(bid, "0")).toBeGreaterThan(0);
  const used = () => document.querySelector("[data-used] dt")?.textContent;
  expect(used()).toBe("Ask");
  fireEvent.click(screen.getByRole("radio", { name: "Sell" }));
  expect(used()).toBe("Bid");
  // It reads what its estimate reads.
  expect(backend.requests.filter((request) => /ticker/.test(request)).length).toBeLessThanOrEqual(1);
});

test("behaviour: the button stands out from the start", async () => {
  await render();
  expect(button("Request quote").dataset["variant"]).toBe("primary");
});

test("behaviour: shares of the balance are exact amounts of the currency that pays", async () => {
  await render();
  const available = /([\d,.]+) USD available$/.exec(screen.getByText(/available$/).textContent ?? "")?.[1];
  // Regression: the balance was below the amount to pay, apart from the buttons for shares of it.
  const funds = () => document.querySelector('[data-part="funds"]')?.textContent;
  expect(funds()).toBe(`${available} USD available25%50%75%100%`);
  // Regression: a grey box asked for an amount in the place of these lines.
  expect(leg("You pay")).toBe("– USD");
  expect(leg("You receive")).toBe("– BTC");
  await press("100%");
  expect(amountIn("USD").value).toBe(available?.replaceAll(",", ""));
  expect(leg("You pay")).toContain(`${available} USD`);
  fireEvent.click(screen.getByRole("radio", { name: "Sell" }));
  expect(screen.queryByRole("button", { name: "100%" })).toBeNull();
  expect(funds()).toBe("BTC balance not reported");
});

test("behaviour: more than the balance can be reduced to all of it before a quote is requested", async () => {
  await render({ props: { defaultAmount: "50" } });
  expect(document.querySelector("[data-leg=pay]")?.getAttribute("data-short")).toBe("true");
  await press("Use everything available");
  expect(screen.queryByText("More than your available balance")).toBeNull();
  expect(button("Request quote")).toBeDefined();
});

test("behaviour: warns about more than the balance, but requests the quote", async () => {
  const { backend } = await render({ props: { defaultAmount: "2500" } });
  expect(screen.getByText("More than your available balance")).toBeDefined();
  await press("Request quote anyway");
  expect(requests(backend)).toHaveLength(1);
  expect(within(quote() ?? document.body).getByText("More than your available balance")).toBeDefined();
});

test.each(["", "0", "1,5", "-2"])("behaviour: %o is not requested, and gets the focus", async (amount) => {
  const { backend } = await render();
  await ask(amount);
  expect(screen.getByText("Enter an amount above zero, such as 0.5.")).toBeDefined();
  expect(document.activeElement).toBe(amountIn("BTC"));
  expect(requests(backend)).toHaveLength(0);
});

test("behaviour: a quote for other entries is hidden until the entries match again", async () => {
  await render();
  await ask();
  fireEvent.click(screen.getByRole("radio", { name: "Sell" }));
  expect(quote()).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "Buy" }));
  expect(quote()).not.toBeNull();
});

test("behaviour: offers a new quote when the price is no longer held", async () => {
  const { backend } = await render();
  await ask();
  const before = idOf();
  await pass(backend, 31_000);
  await settle(1500);
  expect(screen.getByRole("timer").textContent).toBe("This price is no longer held");
  expect(screen.queryByRole("button", { name: "Accept quote" })).toBeNull();
  await press("Request new quote");
  expect(idOf()).not.toBe(before);
  expect(button("Accept quote")).toBeDefined();
});

test("parameters: priceTolerance: a price that moved further must be agreed to", async () => {
  const { backend } = await render({ props: { priceTolerance: "0" } });
  await ask();
  expect(screen.queryByText(/^The price (rose|fell)/)).toBeNull();
  await pass(backend, 31_000);
  await settle(1500);
  await press("Request new quote");
  expect(screen.getByText(/^The price (rose|fell) by \d+\.\d\d%$/)).toBeDefined();
  await press("Accept quote");
  expect(backend.requests.some((request) => request.endsWith("/accept"))).toBe(false);
  await press("Use this price");
  await press("Accept quote");
  expect(screen.getByText("Quote accepted")).toBeDefined();
});

test("behaviour: a lost response to the request can be repeated, because a quote places no order", async () => {
  const { backend } = await render();
  backend.service.faults.add({ operation: "createQuote", reset: true });
  await ask();
  expect(screen.getByText("We couldn’t get a quote")).toBeDefined();
  expect(screen.getByText(/did not respond\. Try again: requesting a quote does not place an order\./)).toBeDefined();
  backend.service.faults.clear();
  await press("Request quote");
  expect(quote()).not.toBeNull();
});

test("behaviour: entries and quote survive leaving, and an unconfirmed acceptance blocks another quote", async () => {
  const { backend, rerender } = await render();
  await ask();
  const id = idOf();
  rerender(<p />);
  rerender(<QuoteTicket pairId="BTC-USD" />);
  await settle(500);
  expect(amountIn("BTC").value).toBe("0.01");
  expect(idOf()).toBe(id);
  backend.service.faults.add({ operation: "acceptQuote", reset: true });
  await press("Accept quote");
  await settle(15_000);
  expect(screen.getByText("We couldn’t confirm your order")).toBeDefined();
  expect(button("Request quote").getAttribute("aria-disabled")).toBe("true");
  rerender(<QuoteTicket pairId="BTC-USD" defaultSide="sell" defaultAmount="7" />);
  await settle(500);
  expect(idOf()).toBe(id);
  backend.service.faults.clear();
  await press("Check again");
  expect(screen.getByText("Quote accepted")).toBeDefined();
  expect(button("Request quote").getAttribute("aria-disabled")).toBeNull();
});

test("behaviour: an acceptance that was rejected after a reload leaves it unknown whether an order exists", async () => {
  const { backend, rerender } = await render();
  await ask();
  backend.service.faults.add({ operation: "acceptQuote", reset: true });
  await press("Accept quote");
  await settle(15_000);
  rerender(
    <PartnerKitProvider key="reloaded" fetch={backend.fetch} now={backend.clock.now}>
      <QuoteTicket pairId="BTC-USD" />
    </PartnerKitProvider>,
  );
  await settle(1000);
  backend.service.faults.clear();
  backend.service.faults.add({ operation: "acceptQuote", status: 429 });
  await press("Check again");
  await settle(15_000);
  // Regression: the rejection of the second attempt said that nothing was traded, and offered to accept the quote.
  expect(screen.getByText("We couldn’t confirm your order")).toBeDefined();
  expect(quote()?.textContent).not.toContain("Executes immediately");
  expect(button("Check again")).toBeDefined();
  expect(button("Request quote").getAttribute("aria-disabled")).toBe("true");
});

test("behaviour: a quote cannot be accepted while another one is requested", async () => {
  const { backend } = await render();
  await ask();
  fireEvent.click(button("Request quote"));
  fireEvent.click(button("Accept quote"));
  expect(button("Accept quote").getAttribute("aria-disabled")).toBe("true");
  expect(screen.getAllByText("Wait for the new quote.")).not.toHaveLength(0);
  await settle(500);
  expect(backend.requests.some((request) => request.endsWith("/accept"))).toBe(false);
  await press("Accept quote");
  expect(screen.getByText("Quote accepted")).toBeDefined();
});

test("behaviour: a quote that another component accepts while a new one is requested keeps its order", async () => {
  const onQuote = vi.fn<NonNullable<QuoteTicketProps["onQuote"]>>();
  const { backend, rerender } = await render({ props: { onQuote } });
  await ask();
  const id = idOf();
  rerender(
    <>
      <QuoteTicket pairId="BTC-USD" onQuote={onQuote} />
      <div data-testid="other">
        <QuoteAccept quoteId={onQuote.mock.calls[0]?.[0].quote_id ?? ""} title="The same quote" />
      </div>
    </>,
  );
  await settle(500);
  backend.service.faults.add({ operation: "acceptQuote", reset: true });
  backend.service.faults.add({ operation: "createQuote", latency_ms: 300 });
  fireEvent.click(button("Request quote"));
  fireEvent.click(within(screen.getByTestId("other")).getByRole("button", { name: "Accept quote" }));
  await settle(500);
  await pass(backend, 1000);
  await settle(20_000);
  expect(requests(backend)).toHaveLength(2);
  // Regression: the new quote replaced this one, and nobody could find out whether it had become an order.
  expect(idOf()).toBe(id);
  expect(onQuote).toHaveBeenCalledOnce();
  expect(screen.getAllByText("We couldn’t confirm your order")).toHaveLength(2);
});

test("behaviour: a browser whose clock is wrong shows how long the price is held, by the time of the responses", async () => {
  const backend = createBackend();
  vi.setSystemTime(backend.clock.now() + 600_000);
  const fetch: typeof backend.fetch = async (...request) => {
    const response = await backend.fetch(...request);
    response.headers.set("date", new Date(backend.clock.now()).toUTCString());
    return response;
  };
  await render({ fetch, now: undefined });
  await ask();
  expect(screen.getByRole("timer").textContent).toMatch(/^Price held for (30|29) sec$/);
  await press("Accept quote");
  expect(screen.getByText("Quote accepted")).toBeDefined();
});

test("behaviour: if a quote is over when it arrives, the service decides", async () => {
  const backend = createBackend();
  await render({ fetch: backend.fetch, now: () => backend.clock.now() + 60_000 });
  await ask();
  // Regression: each quote was expired at once, and none could be accepted.
  expect(screen.queryByRole("timer")).toBeNull();
  await press("Accept quote");
  expect(screen.getByText("Quote accepted")).toBeDefined();
});

test("behaviour: a response that arrives after the form was left still counts", async () => {
  const { rerender } = await render();
  await ask();
  fireEvent.click(button("Accept quote"));
  rerender(<p />);
  await settle(500);
  expect(sessionStorage).toHaveLength(0);
});

test("behaviour: the market can be chosen, and each keeps its entries", async () => {
  const onPairIdChange = vi.fn();
  const { rerender } = await render({ props: { onPairIdChange } });
  type("0.3");
  rerender(<QuoteTicket pairId="ETH-USD" onPairIdChange={onPairIdChange} />);
  await settle(500);
  expect(amountIn("ETH").value).toBe("");
  expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Market" }).value).toBe("ETH/USD");
  rerender(<QuoteTicket pairId="BTC-USD" onPairIdChange={onPairIdChange} />);
  await settle(500);
  expect(amountIn("BTC").value).toBe("0.3");
});

test("parameters: actionsRef: starts on a side, and keeps the amount", async () => {
  const actionsRef = createRef<QuoteTicketActions>();
  await render({ props: { actionsRef } });
  type("0.25");
  const side = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;
  expect(side("Buy")).toBe(true);
  await act(async () => actionsRef.current?.start("sell"));
  expect(side("Sell")).toBe(true);
  expect(amountIn("BTC").value).toBe("0.25");
  expect(document.activeElement).toBe(amountIn("BTC"));
  await act(async () => actionsRef.current?.start("buy"));
  expect(side("Buy")).toBe(true);
});

test("parameters: isMarketHidden", async () => {
  await render({ props: { isMarketHidden: true } });
  const market = document.querySelector('[data-part="market"]');
  expect(market?.textContent).toBe("BTC/USD");
  expect(market?.querySelector(".pk-VisuallyHidden")).not.toBeNull();
});

test("behaviour: a market that is not listed", async () => {
  await render({ props: { pairId: "BTC-GBP" } });
  expect(screen.getByText("BTC-GBP isn’t in the list of markets.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Request quote" })).toBeNull();
});

test("behaviour: a missing permission disables the request and sends nothing", async () => {
  const { backend } = await render({ backend: { scopes: ["trades:view", "wallets:view"] } });
  await ask();
  expect(button("Request quote").getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText(/^You need permission to create trades/, { selector: '[data-part="help"]' })).toBeDefined();
  expect(requests(backend)).toHaveLength(0);
});
