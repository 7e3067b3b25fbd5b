import { simulateFiatDeposit } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
// A lazy part must be loaded before its test: loading takes real time, and the test has a clock of its own.
import "../../travelRule/TravelRuleForm/TravelRuleDialog.tsx";
import { type UseTransactionListParameters, useTransactionList } from "../useTransactionList.ts";
import { TransactionList } from "./TransactionList.tsx";

const statusOf = (container: Element) => container.querySelector(".pk-TransactionList")?.getAttribute("data-status");

test("default", async () => {
  const { container } = await renderWithKit(<TransactionList />);
  expect(statusOf(container)).toBe("ready");
  expect(screen.getAllByRole("row").length).toBeGreaterThan(1);
  expect(screen.getByRole("status").textContent).toMatch(/^\d+ transactions$/);
});

test("behaviour: with a limit, the rows of one type do not repeat it", async () => {
  await renderWithKit(<TransactionList limit={3} defaultView={{ type: "withdrawal" }} />);
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(screen.queryByRole("button", { name: "Refresh" })).toBeNull();
  expect(rowHeaders().some((name) => name?.includes("Withdrawal ·"))).toBe(false);
});

test("behaviour: with a limit, a list of deposits says when they were received, as a TravelRuleQueue does", async () => {
  const { rerender } = await renderWithKit(<TransactionList limit={2} defaultView={{ type: "deposit" }} />);
  const heading = () => screen.getAllByRole("columnheader").at(-1)?.textContent;
  expect(heading()).toBe("Received");
  rerender(<TransactionList key="all" limit={2} />);
  await settle();
  expect(heading()).toBe("Created");
  rerender(<TransactionList key="filtered" defaultView={{ type: "deposit" }} />);
  await settle();
  expect(heading()).toBe("Created");
});

test("behaviour: with a limit, nothing clears the host's filters", async () => {
  await renderWithKit(<TransactionList limit={3} defaultView={{ search: "no such thing" }} />);
  expect(screen.getByText("No matching transactions")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("behaviour: loading has the shape of the list", async () => {
  const { container } = await renderWithKit(<TransactionList />, {
    prepare: ({ service }) => service.faults.add({ latency_ms: 60_000 }),
  });
  expect(statusOf(container)).toBe("loading");
  expect(screen.getByRole("region", { name: "Transactions" }).getAttribute("aria-busy")).toBe("true");
});

test("behaviour: an empty account", async () => {
  const { container } = await renderWithKit(<TransactionList />, { backend: { scenario: "empty" } });
  expect(statusOf(container)).toBe("empty");
  expect(screen.getByText("No transactions yet")).toBeDefined();
});

test("behaviour: a missing grant", async () => {
  const { container } = await renderWithKit(<TransactionList />, { backend: { scopes: [] } });
  expect(statusOf(container)).toBe("error");
  expect(screen.getByRole("alert").textContent).toContain("You don’t have access to this");
});

test("behaviour: a failed read can be retried", async () => {
  const { backend, container } = await renderWithKit(<TransactionList />, {
    prepare: ({ service }) => service.faults.add({ operation: "listTransactions", status: 503 }),
  });
  await settle(60_000);
  expect(statusOf(container)).toBe("error");
  backend.service.faults.clear();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await settle(5000);
  expect(statusOf(container)).toBe("ready");
});

test("behaviour: a failed refresh keeps the rows and marks them as old", async () => {
  const { backend, container } = await renderWithKit(<TransactionList />);
  const rows = screen.getAllByRole("row").length;
  backend.service.faults.add({ operation: "listTransactions", status: 503 });
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await settle(5000);
  expect(statusOf(container)).toBe("ready");
  expect(screen.getAllByRole("row")).toHaveLength(rows);
  expect(container.querySelector(".pk-LineNote")).not.toBeNull();
});

const rowHeaders = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("behaviour: filters by type, currency and status, and says how many are shown", async () => {
  const onViewChange = vi.fn();
  await renderWithKit(<TransactionList onViewChange={onViewChange} />);
  fireEvent.click(screen.getByRole("radio", { name: "Withdrawals" }));
  // The two that people use most are beside the button, too.
  choose("Status", "partial");
  fireEvent.click(screen.getByRole("button", { name: "Filters (1)" }));
  const filters = within(screen.getByRole("dialog", { name: "Filters" }));
  fireEvent.change(filters.getByLabelText("Currency"), { target: { value: "NGN" } });
  expect(screen.getByRole("button", { name: "Filters (2)" })).toBeDefined();
  expect(rowHeaders()).toEqual([expect.stringMatching(/^NGN withdrawal Bank transfer · WDR/)]);
  expect(screen.getByRole("status").textContent).toMatch(/^1 of \d+$/);
  expect(screen.getByText(/^[\d,.]+ settled$/)).toBeDefined();
  expect(onViewChange).toHaveBeenLastCalledWith({
    type: "withdrawal",
    rail: undefined,
    currency: "NGN",
    status: "partial",
    search: "",
  });
});

function Csv(parameters: UseTransactionListParameters) {
  return <pre>{useTransactionList(parameters).toCsv()}</pre>;
}

const csvLines = () => document.querySelector("pre")?.textContent?.trim().split("\r\n") ?? [];

test("behaviour: filters by the dates of creation, and the CSV follows", async () => {
  const onViewChange = vi.fn();
  const { backend, rerender } = await renderWithKit(<TransactionList onViewChange={onViewChange} />);
  const counts = () => screen.getByRole("status").textContent?.match(/\d+/g)?.map(Number) ?? [];
  const [total = 0] = counts();
  choose("Dates", "last-7-days");
  const [week = 0] = counts();
  expect(counts()).toEqual([week, total]);
  expect(week).toBeGreaterThan(0);
  expect(week).toBeLessThan(total);
  choose("Dates", "custom");
  expect(counts()).toEqual([total]);
  choose("From", dayBefore(backend.clock.now(), 6));
  expect(counts()).toEqual([week, total]);
  expect(onViewChange).toHaveBeenLastCalledWith({
    search: "",
    period: "custom",
    from: dayBefore(backend.clock.now(), 6),
  });
  choose("To", dayBefore(backend.clock.now(), 400));
  choose("From", "");
  expect(screen.getByText(/^No transaction matches .* Dates: until .*\d\.?/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
  expect(counts()).toEqual([total]);
  rerender(<Csv view={{ period: "last-7-days" }} />);
  await settle();
  expect(csvLines()).toHaveLength(1 + week);
});

/** A day of the reader's time zone, such as `2026-03-02`. */
function dayBefore(time: number, days: number): string {
  const date = new Date(time);
  date.setDate(date.getDate() - days);
  return date.toLocaleDateString("sv-SE");
}

const amountsOf = (effect: string) =>
  Array.from(document.querySelectorAll(`[data-effect="${effect}"] > .pk-Money`), ({ textContent }) => textContent);

test("behaviour: amounts have a sign, and only completed deposits count as credited", async () => {
  const { rerender } = await renderWithKit(<TransactionList defaultView={{ type: "deposit" }} />, {
    backend: { scenario: "travel-rule-held" },
  });
  expect(amountsOf("credited").length).toBeGreaterThan(0);
  for (const amount of amountsOf("credited")) expect(amount).toMatch(/^\+[\d,.]+ [A-Z]+$/);
  // Regression: a held deposit had a plus sign, as if it were in the balance, and none in a TravelRuleQueue.
  expect(amountsOf("open").length).toBeGreaterThan(0);
  for (const effect of ["open", "void"]) {
    for (const amount of amountsOf(effect)) expect(amount).toMatch(/^[\d,.]+ [A-Z]+$/);
  }
  expect(amountsOf("open")).toHaveLength(document.querySelectorAll('td .pk-Badge[data-tone="warn"]').length);
  // Regression: the arrow of a held deposit was green, as if it were in the balance.
  const arrows = document.querySelectorAll('[data-part="direction"][data-effect="credited"]');
  expect(arrows).toHaveLength(amountsOf("credited").length);
  rerender(<TransactionList key="withdrawals" defaultView={{ type: "withdrawal" }} />);
  await settle();
  expect(amountsOf("credited")).toEqual([]);
  expect(amountsOf("void").length).toBeGreaterThan(0);
  for (const amount of document.querySelectorAll("td .pk-Money")) {
    expect(amount.textContent).toMatch(/^−[\d,.]+ [A-Z]+$/);
  }
});

describe("behaviour: a held deposit offers its next step", () => {
  const held = { backend: { scenario: "travel-rule-held" } } as const;
  const addSender = () =>
    screen.getAllByRole("button", { name: /^Add sender USD[CT] deposit DEP-/ })[0] ?? expect.fail("nothing held");

  test("in a dialog", async () => {
    await renderWithKit(<TransactionList />, held);
    expect(screen.getAllByRole("button", { name: /^Add sender/ })).toHaveLength(3);
    fireEvent.click(addSender());
    await settle(1000);
    expect(screen.getByRole("dialog", { name: "Sender of this deposit" })).toBeDefined();
    fireEvent.click(screen.getAllByRole("button", { name: "Close" })[0] ?? expect.fail("no way out"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("with onOpenTravelRule, in the host's form", async () => {
    const onOpenTravelRule = vi.fn();
    await renderWithKit(<TransactionList onOpenTravelRule={onOpenTravelRule} />, held);
    fireEvent.click(addSender());
    expect(onOpenTravelRule).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[0-9a-f-]{36}$/));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

test("behaviour: a withdrawal shows its saved recipient, and the search finds it", async () => {
  await renderWithKit(<TransactionList />);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "TREASURY" } });
  const found = rowHeaders();
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) expect(text).toMatch(/^Treasury reserve Withdrawal · Crypto · WDR/);
});

test("behaviour: users who may not see recipients see the type", async () => {
  const { backend } = await renderWithKit(<TransactionList defaultView={{ type: "withdrawal" }} />, {
    backend: { scopes: ["wallets:view"] },
    prepare: ({ service }) => service.faults.add({ operation: "listRecipients", status: 403, code: "FORBIDDEN" }),
  });
  expect(backend.requests).not.toEqual([]);
  for (const text of rowHeaders()) expect(text).toMatch(/^(NGN|USD[CT]) withdrawal/);
});

test("behaviour: no match offers to clear the filters", async () => {
  await renderWithKit(<TransactionList defaultView={{ search: "nobody", rail: "crypto" }} />);
  fireEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
  expect(rowHeaders().length).toBeGreaterThan(5);
});

test("behaviour: a new deposit appears with the next read", async () => {
  const { backend } = await renderWithKit(<TransactionList refreshInterval={5000} />, { live: false });
  const count = () => Number.parseInt(screen.getByRole("status").textContent ?? "", 10);
  const before = count();
  const client = createClient({
    baseUrl: "https://service.example/v1",
    fetch: backend.service.fetch,
    headers: { "x-api-key": backend.service.keys.default },
  });
  await client.call(simulateFiatDeposit, {
    amount: "2500.00",
    currency: "NGN",
    user_id: backend.service.userId,
    idempotency_key: "one",
  });
  await settle(5500);
  expect(count()).toBe(before + 1);
});

test("behaviour: opening a transaction reports its ID", async () => {
  const onSelectedIdChange = vi.fn();
  await renderWithKit(
    <TransactionList selectedId={null} onSelectedIdChange={onSelectedIdChange} defaultView={{ status: "partial" }} />,
  );
  fireEvent.click(screen.getByRole("button", { name: /^NGN withdrawal Bank transfer · WDR/ }));
  expect(onSelectedIdChange).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[0-9a-f-]{36}$/));
});

describe("behaviour: a list with several pages", () => {
  afterEach(() => void vi.unstubAllGlobals());
  const pages = { backend: { transactionPageSize: 20 } } as const;

  test("parameters: limit", async () => {
    await renderWithKit(<TransactionList limit={2} />, pages);
    expect(rowHeaders()).toHaveLength(2);
    expect(screen.queryByRole("searchbox")).toBeNull();
    // The newest are on the first page.
    expect(screen.queryByText(/loaded so far/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });
  const loadMore = () => fireEvent.click(screen.getByRole("button", { name: "Load more" }));

  test("loads more, and says what search, filters and CSV cover", async () => {
    await renderWithKit(<TransactionList />, pages);
    expect(screen.getByRole("status").textContent).toBe("20 transactions loaded");
    expect(screen.getByText("Search, filters and CSV cover the 20 transactions loaded so far.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Download the loaded transactions as CSV" })).toBeDefined();
    loadMore();
    await settle();
    expect(screen.getByRole("status").textContent).toBe("40 transactions loaded");
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "nobody" } });
    expect(screen.getByText("No matches in the loaded transactions")).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("0 of 40 loaded");
  });

  test("says what is not loaded if the dates begin before the loaded transactions", async () => {
    const { backend } = await renderWithKit(<TransactionList defaultView={{ period: "last-30-days" }} />, pages);
    expect(screen.getByText(/loaded so far\. Transactions created before .*\d.* aren’t loaded\.$/)).toBeDefined();
    choose("Dates", "today");
    expect(screen.queryByText(/aren’t loaded/)).toBeNull();
    choose("Dates", "custom");
    choose("To", dayBefore(backend.clock.now(), 400));
    expect(screen.getByText("No matches in the loaded transactions")).toBeDefined();
    expect(screen.getByText(/aren’t loaded\.$/)).toBeDefined();
  });

  test("says when older transactions cannot be loaded, and keeps the rows", async () => {
    const { backend, container } = await renderWithKit(<TransactionList />, pages);
    backend.service.faults.add({ operation: "listTransactions", status: 404 });
    loadMore();
    await settle(500);
    expect(screen.getByRole("alert").textContent).toContain("We couldn’t load older transactions.");
    expect(screen.getByRole("status").textContent).toBe("20 transactions loaded");
    expect(container.querySelector(".pk-LineNote")).toBeNull();
  });

  test("loads more near the end, but not with a filter", async () => {
    const ends: (() => void)[] = [];
    class Observer {
      constructor(onChange: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        ends.push(() => onChange([{ isIntersecting: true }]));
      }
      readonly observe = vi.fn();
      readonly disconnect = vi.fn();
    }
    vi.stubGlobal("IntersectionObserver", Observer);
    const { container } = await renderWithKit(<TransactionList />, pages);
    act(() => ends.at(-1)?.());
    await settle();
    expect(screen.getByRole("status").textContent).toBe("40 transactions loaded");
    fireEvent.click(screen.getByRole("radio", { name: "Withdrawals" }));
    expect(container.querySelector('[data-part="near-end"]')).toBeNull();
  });
});
