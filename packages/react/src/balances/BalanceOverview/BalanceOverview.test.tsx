import { simulateFiatDeposit } from "@partner-kit/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createBackend } from "../../../test/createBackend.ts";
import { pass, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { createKit } from "../../query/kit.ts";
import { useSession } from "../../session/useSession.ts";
import { BalanceOverview } from "./BalanceOverview.tsx";
import "./DailyFlow.tsx";

const card = (currency: string) => document.querySelector(`[data-currency="${currency}"]`);

/** Returns the facts of a card: label to value. */
function facts(root: Element | null): Record<string, string> {
  const lines = Array.from(root?.querySelectorAll("dt") ?? [], (label) => [
    label.textContent ?? "",
    label.nextElementSibling?.textContent?.replace(/\s+/g, " ").trim() ?? "",
  ]);
  return Object.fromEntries(lines);
}

test("default", async () => {
  await renderWithKit(<BalanceOverview />);
  expect(Object.keys(facts(card("NGN")))).toEqual(["Available", "Withdrawable now", "Locked", "Total"]);
  expect(facts(card("NGN"))["Available"]).toMatch(/^[\d,]+\.\d\d NGN$/);
  expect(card("NGN")?.textContent).toContain("Nigerian Naira");
  expect(facts(card("USD"))["Total"]).toMatch(/^[\d,]+\.\d\d USD$/);
  expect(facts(document.querySelector('[data-kind="credit"]'))["Limit"]).toMatch(/^[\d,]+\.\d\d NGN$/);
  expect(screen.getByText("Updated now")).toBeDefined();
});

test("behaviour: a withdrawable amount is explained only if it is less than the available one", async () => {
  await renderWithKit(<BalanceOverview />);
  expect(card("NGN")?.textContent).toContain("After outstanding credit");
  expect(facts(card("USD"))["Withdrawable now"]).toBe(facts(card("USD"))["Available"]);
  expect(card("USD")?.textContent).not.toContain("After outstanding credit");
});

// Regression: three totals of a currency competed beside a BalanceHistory.
test("parameters: lead", async () => {
  await renderWithKit(<BalanceOverview lead="none" />);
  for (const currency of ["NGN", "USD"]) {
    expect(Object.keys(facts(card(currency)))).toEqual(["Available", "Locked", "Total"]);
  }
  expect(document.querySelector('[data-part="headline"], .pk-Money[data-size="large"]')).toBeNull();
});

test("behaviour: an unknown withdrawable amount is never left out", async () => {
  await renderWithKit(<BalanceOverview lead="none" />, { backend: { scenario: "withdrawable-unavailable" } });
  expect(facts(card("NGN"))["Withdrawable now"]).toBe("Temporarily unavailable");
});

// Regression: a strip above the amounts said only how old they are.
test("behaviour: the age is below the amounts, unless a button hides them", async () => {
  const parts = () =>
    Array.from(document.querySelector(".pk-BalanceOverview")?.children ?? [], (part) => part.getAttribute("data-part"));
  const { rerender } = await renderWithKit(<BalanceOverview />);
  expect(parts()).toEqual(["toolbar", "cards"]);
  rerender(<BalanceOverview amountsHidden={false} />);
  expect(parts()).toEqual(["cards", "toolbar"]);
});

const labelsIn = (part: string) =>
  Array.from(document.querySelectorAll(`[data-kind="credit"] [data-part="${part}"] dt`), (dt) => dt.textContent);

// Regression: all seven values of the credit line were shown, though two said nothing.
test("behaviour: a credit value that repeats another or is zero is left out", async () => {
  await renderWithKit(<BalanceOverview />);
  const shown = ["Available credit", "Used", "Limit", "Next due", "Net position"];
  expect(labelsIn("rest")).toEqual(shown);
  fireEvent.click(screen.getByRole("button", { name: "Hide amounts" }));
  expect(labelsIn("rest")).toEqual(shown);
});

test("behaviour: a net position below zero has its sign", async () => {
  const { fetch, clock } = createBackend();
  const negative: typeof fetch = async (...args) => {
    const response = await fetch(...args);
    const text = (await response.clone().text()).replace(/"net_positive":"[^"]+"/, '"net_positive":"0.00"');
    return new Response(text.replace(/"net_negative":"[^"]+"/, '"net_negative":"12.50"'), response);
  };
  await renderWithKit(<BalanceOverview />, { fetch: negative, now: clock.now, live: false });
  expect(labelsIn("rest").filter((label) => label === "Net position")).toHaveLength(1);
  expect(facts(document.querySelector('[data-kind="credit"]'))["Net position"]).toBe("−12.50 NGN");
});

test("behaviour: overdue credit is as prominent as what is used", async () => {
  await renderWithKit(<BalanceOverview />, { backend: { scenario: "credit-overdue" } });
  const credit = document.querySelector('[data-kind="credit"]');
  expect(facts(credit)["Outstanding"]).toBe(facts(credit)["Used"]);
  expect(labelsIn("rest").slice(0, 4)).toEqual(["Available credit", "Used", "Limit", "Outstanding"]);
});

// Regression: the available credit was as large as the withdrawable amounts, so that no figure led.
test("behaviour: only one amount of each currency is large", async () => {
  await renderWithKit(<BalanceOverview />);
  const large = Array.from(document.querySelectorAll('.pk-Money[data-size="large"]'), (money) =>
    money.closest("[data-part=card]"),
  );
  expect(large).toEqual([card("NGN"), card("USD")]);
});

test("behaviour: zeros are lighter, but hidden ones are not recognisable", async () => {
  await renderWithKit(<BalanceOverview />, { backend: { scenario: "empty" } });
  const lighter = () =>
    Array.from(document.querySelectorAll('[data-kind="credit"] [data-tone="muted"] dt'), (dt) => dt.textContent);
  expect(lighter()).toEqual(["Available credit", "Used", "Limit", "Net position"]);
  fireEvent.click(screen.getByRole("button", { name: "Hide amounts" }));
  expect(lighter()).toEqual([]);
});

test("behaviour: an unknown withdrawable amount is never zero", async () => {
  await renderWithKit(<BalanceOverview />, { backend: { scenario: "withdrawable-unavailable" } });
  for (const currency of ["NGN", "USD"]) {
    expect(facts(card(currency))["Withdrawable now"]).toBe("Temporarily unavailable");
    expect(card(currency)?.textContent).toContain("It does not mean zero.");
  }
});

test("behaviour: overdue credit explains what it blocks", async () => {
  await renderWithKit(<BalanceOverview />, { backend: { scenario: "credit-overdue" } });
  const credit = document.querySelector('[data-kind="credit"]');
  expect(credit?.textContent).toContain("Withdrawals blocked");
  expect(credit?.textContent).toContain("The service blocks withdrawals from this account.");
  expect(facts(card("NGN"))["Withdrawable now"]).toBe("0.00 NGN");
});

test("behaviour: messages name the service as the provider does", async () => {
  const backend = { scenario: "credit-overdue" } as const;
  await renderWithKit(<BalanceOverview />, { backend, serviceName: "Acme" });
  expect(screen.getByText(/^Acme blocks withdrawals from this account/)).toBeDefined();
});

test("behaviour: an overdue credit is shown once, in words", async () => {
  await renderWithKit(<BalanceOverview />, { backend: { scenario: "credit-overdue" } });
  const badges = document.querySelectorAll('[data-kind="credit"] [data-part="title"] .pk-Badge');
  expect(Array.from(badges, ({ textContent }) => textContent)).toEqual(["Overdue", "Withdrawals blocked"]);
});

test("behaviour: no due amount", async () => {
  await renderWithKit(<BalanceOverview />, { backend: { scenario: "empty" } });
  expect(facts(document.querySelector('[data-kind="credit"]'))["Next due"]).toBe("Nothing due");
  expect(facts(card("USD"))["Available"]).toBe("0.00 USD");
});

test("default: the used part of the credit limit is a bar", async () => {
  await renderWithKit(<BalanceOverview />);
  const usage = document.querySelector("[data-part=usage]");
  const percent = usage?.querySelector("[data-part=filled]")?.getAttribute("width");
  expect(percent).toMatch(/^\d+\.\d$/);
  const texts = Array.from(usage?.querySelectorAll("p") ?? [], ({ textContent }) =>
    textContent?.replace(/[\u2066-\u2069]/g, ""),
  );
  const { Used: used, Limit: limit } = facts(document.querySelector('[data-kind="credit"]'));
  // A phone leaves out both amounts below.
  const sentence = `${used} of ${limit} used (${percent}%)`.replaceAll(" NGN", "");
  expect(texts).toEqual([`${percent}% of the limit is used.`, sentence]);
});

// Regression: on a phone, the ledger of an account was longer than the window.
test("behaviour: a button opens the amounts that a phone leaves out", async () => {
  await renderWithKit(<BalanceOverview lead="none" />);
  const details = Array.from(document.querySelectorAll("[data-detail] dt"), (dt) => dt.textContent);
  expect(details).toEqual(["Total", "Total", "Used", "Limit"]);
  const button = screen.getByRole("button", { name: "Details" });
  const isOpen = () => document.querySelector(".pk-BalanceOverview")?.hasAttribute("data-open");
  expect([button.getAttribute("aria-expanded"), isOpen()]).toEqual(["false", false]);
  fireEvent.click(button);
  expect([button.getAttribute("aria-expanded"), isOpen()]).toEqual(["true", true]);
});

test("parameters: hasMovements", async () => {
  const { rerender } = await renderWithKit(<BalanceOverview hasMovements />);
  await vi.dynamicImportSettled();
  // The part renders, then reads the transactions.
  await settle(500);
  await settle(500);
  expect(card("NGN")?.querySelector("figcaption")?.textContent).toMatch(/^Last 7 days: .+ in, .+ out\.$/);
  expect(card("NGN")?.querySelectorAll("[data-kind=in]")).toHaveLength(7);
  rerender(<BalanceOverview hasMovements amountsHidden />);
  expect(document.querySelector("figcaption")).toBeNull();
});

test("parameters: hasIncoming shows deposits that are not available yet", async () => {
  const { rerender } = await renderWithKit(<BalanceOverview hasIncoming />, {
    backend: { scenario: "travel-rule-held" },
  });
  await settle(1000);
  expect(facts(card("NGN"))["Incoming"]).toBe("None");
  // Regression: a note explained amounts that were not there.
  expect(card("NGN")?.textContent).not.toContain("On hold or pending");
  // Regression: their codes were beside the amounts, whose points were left of those of the others.
  const incoming = (code: string) => facts(card("USD"))[`Incoming \u2068${code}\u2069`];
  expect(incoming("USDT")).toMatch(/^[\d,]+\.\d\d USDT$/);
  expect(incoming("USDC")).toMatch(/^[\d,]+\.\d\d USDC$/);
  expect(card("USD")?.querySelector("[data-part=fact] [data-part=currency]")).toBeNull();
  expect(card("USD")?.textContent).toContain("On hold or pending. Not available yet.");
  rerender(<BalanceOverview hasIncoming amountsHidden />);
  expect(incoming("USDT")).toMatch(/^••••••/);
});

test("parameters: getLockedHref links what a locked amount is reserved for", async () => {
  await renderWithKit(
    <BalanceOverview getLockedHref={(currency) => (currency === "NGN" ? "/transactions?status=pending" : undefined)} />,
  );
  const links = screen.getAllByRole("link", { name: "Reserved for pending activity" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/transactions?status=pending"]);
  expect(card("NGN")?.contains(links[0] ?? null)).toBe(true);
});

test("behaviour: reads no transactions by default", async () => {
  const { backend } = await renderWithKit(<BalanceOverview />, { backend: { scenario: "travel-rule-held" } });
  expect(backend.requests.some((request) => request.includes("transactions"))).toBe(false);
  expect(facts(card("USD"))["Incoming"]).toBeUndefined();
});

test("behaviour: amounts can be hidden", async () => {
  const { container } = await renderWithKit(<BalanceOverview />);
  const button = screen.getByRole("button", { name: "Hide amounts" });
  fireEvent.click(button);
  expect(button.getAttribute("aria-pressed")).toBe("true");
  expect(facts(card("NGN"))["Available"]).toBe("••••••Hidden amount NGN");
  expect(container.textContent).not.toMatch(/\d[\d,]*\.\d\d/);
  fireEvent.click(button);
  expect(facts(card("NGN"))["Available"]).toMatch(/\d/);
});

test("behaviour: shows the age of the amounts and refreshes them on demand", async () => {
  const { backend } = await renderWithKit(<BalanceOverview />);
  await backend.clock.advance(42_000);
  await settle(1000);
  expect(screen.getByText("Updated 42 sec. ago")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await settle(1000);
  expect(screen.getByText("Updated now")).toBeDefined();
});

test("behaviour: old amounts do not stay at 'now' if the service's clock is ahead", async () => {
  const { backend } = await renderWithKit(<BalanceOverview />);
  const ahead = backend.clock.now() - 3_600_000;
  cleanup();
  await renderWithKit(<BalanceOverview refreshInterval={600_000} />, {
    fetch: backend.fetch,
    now: () => ahead,
    live: false,
  });
  await settle(12_000);
  expect(screen.getByText(/^Updated/).textContent).toBe("Updated 12 sec. ago");
});

test("behaviour: a failed refresh keeps the amounts and marks them as out of date", async () => {
  const { backend } = await renderWithKit(<BalanceOverview />);
  const before = facts(card("NGN"));
  backend.service.faults.add({ operation: "getBalances", status: 503 });
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await settle(5000);
  expect(facts(card("NGN"))).toEqual(before);
  // One mark says why the amounts are old, and how old they are.
  expect(screen.getByRole("status").textContent).toContain("The service is not responding.");
  expect(screen.queryByText("Out of date")).toBeNull();
  expect(screen.queryByText("Updated now")).toBeNull();
  await settle(10_000);
  expect(screen.getByText("As of 15 sec. ago")).toBeDefined();
  expect(screen.queryByText(/^Updated/)).toBeNull();
  backend.service.faults.clear();
  await settle(10_000);
  expect(screen.queryByText("The service is not responding.")).toBeNull();
});

test("behaviour: failed prices do not affect the balances", async () => {
  const { backend } = await renderWithKit(<BalanceOverview />);
  backend.service.faults.add({ operation: "getTicker", status: 503 });
  await pass(backend, 5000);
  expect(screen.queryByText("The service is not responding.")).toBeNull();
});

test("behaviour: signed out", async () => {
  await renderWithKit(<BalanceOverview />, { backend: { scopes: null } });
  expect(screen.getByRole("alert").textContent).toContain("You’re not signed in");
  expect(screen.getByRole("alert").textContent).toContain("Sign in to see this.");
});

test("behaviour: an error for a missing grant", async () => {
  await renderWithKit(<BalanceOverview />, { backend: { scopes: ["trades:view"] } });
  expect(screen.getByRole("alert").textContent).toContain("You don’t have access to this");
});

test("behaviour: the placeholder has the shape of the overview", async () => {
  const { container } = await renderWithKit(<BalanceOverview />, {
    prepare: ({ service }) => service.faults.add({ latency_ms: 60_000 }),
  });
  expect(container.querySelector(".pk-BalanceOverview")?.getAttribute("aria-busy")).toBe("true");
  expect(container.querySelectorAll('[data-part="card"]')).toHaveLength(3);
});

test("behaviour: no button that hides the amounts if the host controls them elsewhere", async () => {
  await renderWithKit(<BalanceOverview amountsHidden />);
  expect(screen.queryByRole("button", { name: "Hide amounts" })).toBeNull();
  expect(screen.getByRole("button", { name: "Refresh" })).toBeDefined();
});

test("behaviour: tints an amount that moved, but not the first amounts or those of another person", async () => {
  let subject = "ada";
  const { backend } = await renderWithKit(
    <>
      <BalanceOverview />
      <Person />
    </>,
    { backend: { subject: () => subject } },
  );
  const changed = () => Array.from(document.querySelectorAll("[data-changed]"), ({ textContent }) => textContent);
  const deposit = async (currency: string) => {
    const { client } = createKit({ fetch: backend.fetch });
    const { userId: user_id } = backend.service;
    await client.call(simulateFiatDeposit, { amount: "2500.00", currency, user_id, idempotency_key: currency });
  };
  const refresh = async () => {
    fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await settle(1000);
  };
  await refresh();
  expect(changed()).toEqual([]);
  await deposit("USD");
  await refresh();
  expect(changed()).toContain(facts(card("USD"))["Available"]);
  expect(changed()).not.toContain(facts(card("NGN"))["Available"]);

  subject = "grace";
  await settle(61_000);
  expect(screen.getByText("grace")).toBeDefined();
  expect(changed()).toEqual([]);
});

function Person() {
  return <p>{useSession({ refreshInterval: 30_000 }).data?.subject}</p>;
}
