import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type RenderWithKitParameters, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { Simulator } from "./Simulator.tsx";

afterEach(() => sessionStorage.clear());

async function render(parameters: RenderWithKitParameters = {}) {
  const result = await renderWithKit(<p />, parameters);
  result.rerender(<Simulator defaultValues={{ user_id: result.backend.service.userId }} />);
  await settle(500);
  return result;
}

const card = (name: string) => within(screen.getByRole("form", { name }));

async function play(name: string, label: string): Promise<void> {
  const button = card(name).getByRole("button", { name: label });
  button.focus();
  fireEvent.click(button);
  await settle(500);
}

test("default: shows six simulations and the user once", async () => {
  await render();
  expect(screen.getAllByRole("form")).toHaveLength(6);
  expect(screen.getAllByRole("textbox", { name: "Test user" })).toHaveLength(1);
});

test("behaviour: your own values are closed beside presets, and a missing test user is above both", async () => {
  const { rerender } = await render();
  const details = () => screen.getByText("Your own values").closest("details");
  expect(details()?.open).toBe(false);
  expect(screen.queryByText("Last runs")).toBeNull();
  const user = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Test user" });
  expect(details()?.contains(user())).toBe(true);
  rerender(<Simulator key="missing" />);
  expect(details()?.open).toBe(false);
  expect(details()?.contains(user())).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Set status KYB status: approved" }));
  expect(details()?.open).toBe(false);
  const focused = user();
  expect(document.activeElement).toBe(focused);
  fireEvent.change(focused, { target: { value: "usr_1" } });
  expect(user()).toBe(focused);
});

test("behaviour: without presets, your own values are open", async () => {
  const { rerender } = await render();
  rerender(<Simulator key="open" presets={[]} />);
  const details = screen.getByText("Your own values").closest("details");
  expect(details?.open).toBe(true);
  expect(details?.contains(screen.getByRole("textbox", { name: "Test user" }))).toBe(true);
});

test("behaviour: each button says what it simulates", async () => {
  await render();
  const labels = screen.getAllByRole("form").map((form) => within(form).getByRole("button").textContent);
  expect(labels).toEqual([
    "Simulate deposit",
    "Simulate deposit",
    "Simulate payout",
    "Simulate payout",
    "Set status",
    "Create update",
  ]);
  const presets = within(screen.getByRole("list", { name: "Simulate in one click" })).getAllByRole("button");
  expect(presets.map(({ textContent }) => textContent)).toEqual(labels);
});

test("behaviour: suggests the stablecoins of the presets, and accepts others", async () => {
  await render();
  const symbol = card("Stablecoin deposit").getByRole<HTMLInputElement>("combobox", { name: "Stablecoin" });
  expect(Array.from(symbol.list?.options ?? [], ({ value }) => value)).toEqual(["USDT"]);
  fireEvent.change(symbol, { target: { value: "USDC" } });
  expect(symbol.value).toBe("USDC");
});

test("behaviour: names the environment in staging only", async () => {
  const { unmount } = await render();
  expect(screen.getByText("Staging")).toBeDefined();
  unmount();
  await render({ backend: { environment: "production" } });
  expect(screen.queryByText("Staging")).toBeNull();
});

test("behaviour: shows all fields of a result", async () => {
  await render();
  const form = card("Bank deposit");
  fireEvent.change(form.getByRole("textbox", { name: "Amount" }), { target: { value: "250000" } });
  fireEvent.change(form.getByRole("combobox", { name: "Currency" }), { target: { value: "NGN" } });
  await play("Bank deposit", "Simulate deposit");
  const labels = form.getAllByRole("term").map(({ textContent }) => textContent);
  expect(labels.toSorted()).toEqual(["Amount", "Reference", "Status", "Transaction"]);
  // Regression: the amount was written without separators, unlike the one of the preset.
  expect(form.getByText("250,000.00")).toBeDefined();
  expect(form.getByText("Completed")).toBeDefined();
  await play("Product update", "Create update");
  expect(card("Product update").getByText("Created")).toBeDefined();
});

test("behaviour: assumptions are not shown to operators", async () => {
  await render();
  expect(screen.queryByText(/assum/i)).toBeNull();
});

test("behaviour: shows the reason to users who may not run simulations, even with all scopes of the key", async () => {
  await render({ backend: { scopes: "all" } });
  const run = card("Bank deposit").getByRole("button", { name: "Simulate deposit" });
  expect(run.getAttribute("aria-disabled")).toBe("true");
  expect(describedBy(run)).toBe("You need permission to run simulations. Ask an administrator.");
});

test("behaviour: a missing user is requested above all forms", async () => {
  const { rerender } = await render();
  rerender(<Simulator defaultValues={{ status: "approved" }} />);
  await play("KYB status", "Set status");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Test user" }));
  expect(screen.getByText("Required.")).toBeDefined();
});

test("behaviour: scrolls each result into view once", async () => {
  const scroll = vi.fn();
  await render();
  const outcome = screen.getByRole("form", { name: "Product update" }).querySelector("[data-part=outcome]");
  if (outcome) outcome.scrollIntoView = scroll;
  await play("Product update", "Create update");
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: "nearest" });
  await play("Product update", "Simulate again");
  expect(scroll).toHaveBeenCalledTimes(2);
});

test("behaviour: reports a lost response", async () => {
  const { backend } = await render();
  backend.service.faults.add({ operation: "simulateProductUpdate", reset: true, times: 1 });
  await play("Product update", "Create update");
  expect(card("Product update").getByText(/could repeat it/)).toBeDefined();
  await play("Product update", "Simulate again");
  expect(card("Product update").getByText("Done")).toBeDefined();
});

const run = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("behaviour: a preset runs in one click, fills in its form, and can run again from the list", async () => {
  const { backend } = await render();
  run("Simulate deposit 250,000.00 NGN bank deposit");
  await settle(500);
  expect(card("Bank deposit").getByRole<HTMLInputElement>("textbox", { name: "Amount" }).value).toBe("250000.00");
  const runs = within(screen.getByRole("list", { name: "Last runs" }));
  expect(runs.getByRole("listitem").textContent).toMatch(/bank deposit.*Completed/);
  run("Simulate again: 250,000.00 NGN bank deposit");
  await settle(500);
  expect(runs.getAllByRole("listitem")).toHaveLength(2);
  expect(backend.requests.filter((request) => request.includes("/simulate/fiat/deposits"))).toHaveLength(2);
});

test("parameters: presets", async () => {
  const { backend, rerender } = await render();
  rerender(
    <Simulator
      defaultValues={{ user_id: backend.service.userId }}
      presets={[
        { simulation: "simulateCryptoDeposit", values: { amount: "451.51", symbol: "USDT" }, label: "A held deposit" },
      ]}
    />,
  );
  run("Simulate deposit A held deposit");
  await settle(500);
  expect(screen.getByRole("list", { name: "Last runs" }).textContent).toContain("On hold");
});

test("behaviour: a preset without a test user focuses that field", async () => {
  const { rerender } = await render();
  rerender(<Simulator />);
  run("Set status KYB status: approved");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Test user" }));
});

test("behaviour: not available in production", async () => {
  await render({ backend: { environment: "production" } });
  expect(screen.getByText("Not available in production")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("behaviour: signed out", async () => {
  await render({ backend: { scopes: null } });
  expect(screen.getByRole("alert").textContent).toContain("You’re not signed in");
});

function describedBy(element: HTMLElement): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join("");
}
