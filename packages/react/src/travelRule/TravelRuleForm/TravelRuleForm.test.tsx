import { listTransactions } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type RenderWithKitParameters, renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { TravelRuleForm } from "./TravelRuleForm.tsx";

const UNKNOWN = "7d0f3f1e-54cc-4f0b-9d0c-0a1b2c3d4e5f";

/** Renders the form of the newest held deposit. */
async function render(parameters: RenderWithKitParameters = {}) {
  const backend = { scenario: "travel-rule-held", ...parameters.backend } as const;
  const result = await renderWithKit(<p />, { ...parameters, backend });
  const client = createClient({
    baseUrl: "https://service.example/v1",
    fetch: result.backend.service.fetch,
    headers: { "x-api-key": result.backend.service.keys.default },
  });
  const { transactions } = await client.call(listTransactions, {});
  const held = transactions.find(({ required_action }) => required_action?.type === "travel_rule");
  const element = <TravelRuleForm transactionId={held?.id ?? UNKNOWN} />;
  result.rerender(element);
  await settle(1000);
  return { ...result, element, transactions };
}

async function fillIn(): Promise<void> {
  fireEvent.change(screen.getByRole("textbox", { name: "Sender name" }), { target: { value: "Ngozi Okafor" } });
  const country = screen.getByRole("combobox", { name: "Sender country" });
  fireEvent.focus(country);
  fireEvent.change(country, { target: { value: "nigeria" } });
  await settle();
  fireEvent.click(screen.getByRole("option", { name: /Nigeria/ }));
}

async function send(): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: "Submit sender" }));
  await settle(1000);
}

test("default: shows the service's questions and that the funds stay unavailable", async () => {
  await render();
  const form = screen.getByRole("region", { name: "Sender of this deposit" });
  expect(form.textContent).toContain("The funds stay unavailable until the service clears the deposit");
  const name = within(form).getByRole("textbox", { name: "Sender name" });
  expect(name.getAttribute("aria-required")).toBe("true");
  expect(name.getAttribute("name")).toBeNull();
  expect(within(form).getByText(/USD/).closest('[data-part="summary"]')?.textContent).toMatch(
    /[\d,]+\.\d\d USD.On hold/,
  );
  const steps = within(within(form).getByRole("list", { name: "Progress" })).getAllByRole("listitem");
  expect(steps.map(({ dataset }) => dataset["state"])).toEqual(["done", "current", "ahead"]);
});

test("behaviour: operators do not see an optional field that is not sent", async () => {
  await render();
  expect(document.querySelector('[data-field="purpose"]')).toBeNull();
});

test("behaviour: engineers see a field that is not sent", async () => {
  await render({ assumptionNotes: true });
  expect(screen.queryByRole("combobox", { name: "Purpose of the transfer" })).toBeNull();
  expect(document.querySelector('[data-field="purpose"]')?.textContent).toBe(
    "Purpose of the transfer · Not sent. Ask your administrator to turn it on.",
  );
  // A heading without a question would announce nothing.
  expect(screen.queryByRole("group", { name: "About the transfer" })).toBeNull();
});

test("behaviour: explains the next step after a submission", async () => {
  await render();
  await fillIn();
  await send();
  expect(screen.getByText("Sender information submitted")).toBeDefined();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(document.body.textContent).not.toContain("Ngozi");
  fireEvent.click(screen.getByRole("button", { name: "Submit again" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Sender name" }).value).toBe("");
  expect(screen.getByText(/You can submit again/)).toBeDefined();
});

test("behaviour: missing fields show their problems, and the country gets the focus in its turn", async () => {
  await render();
  await send();
  expect(screen.getAllByText("Required.")).toHaveLength(2);
  fireEvent.change(screen.getByRole("textbox", { name: "Sender name" }), { target: { value: "Ngozi Okafor" } });
  await send();
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Sender country" }));
});

test.each([
  ["We couldn’t confirm the submission", { offline: true }],
  ["This deposit has changed", { status: 409 }],
  ["The service rejected this", { status: 400 }],
  ["The service rejected your API key", { status: 403 }],
])("behaviour: %s, and the input stays", async (title, fault) => {
  const { backend } = await render();
  backend.service.faults.add({ operation: "submitTravelRule", ...fault });
  await fillIn();
  await send();
  await settle(5000);
  expect(screen.getByRole("alert").textContent).toContain(title);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Sender name" }).value).toBe("Ngozi Okafor");
});

test("behaviour: the session ends, and the user signs in again", async () => {
  let scopes: "all" | null = "all";
  await render({ backend: { scopes: () => scopes } });
  await fillIn();
  scopes = null;
  await send();
  expect(screen.getByRole("alert").textContent).toContain("Nothing was sent. Sign in again");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Sender name" }).value).toBe("Ngozi Okafor");
  scopes = "all";
  fireEvent.click(screen.getByRole("button", { name: "I’m signed in" }));
  await settle(1000);
  await send();
  expect(screen.getByText("Sender information submitted")).toBeDefined();
});

test("behaviour: a session that ends after a lost response does not claim that nothing was sent", async () => {
  let scopes: "all" | null = "all";
  const { backend } = await render({ backend: { scopes: () => scopes } });
  backend.service.faults.add({ operation: "submitTravelRule", offline: true, times: 1 });
  await fillIn();
  fireEvent.click(screen.getByRole("button", { name: "Submit sender" }));
  await settle(0);
  scopes = null;
  await settle(5000);
  expect(screen.getByRole("alert").textContent).toContain("It may have arrived.");
  scopes = "all";
  fireEvent.click(screen.getByRole("button", { name: "I’m signed in" }));
  await settle(1000);
  fireEvent.click(screen.getByRole("button", { name: "Submit again" }));
  await settle(1000);
  expect(screen.getByText("Sender information submitted")).toBeDefined();
});

test("behaviour: once a submission is known to have arrived, a rejection is final", async () => {
  const { backend } = await render();
  backend.service.faults.add({ operation: "submitTravelRule", reset: true, times: 3 });
  await fillIn();
  await send();
  await settle(5000);
  fireEvent.click(screen.getByRole("button", { name: "Submit again" }));
  backend.service.faults.add({ operation: "submitTravelRule", status: 429, retry_after: 20 });
  await fillIn();
  await send();
  expect(screen.getByRole("alert").textContent).toContain("Nothing was changed.");
});

test("behaviour: a deposit without questions", async () => {
  await render({ backend: { scenario: "default" } });
  expect(screen.getByText("This deposit needs no information")).toBeDefined();
});

test("behaviour: a deposit that is no longer held shows its outcome instead of questions", async () => {
  const { rerender, transactions } = await render({ backend: { scenario: "default" } });
  const done = transactions.find(
    ({ type, rail, status }) => type === "deposit" && rail === "crypto" && status === "success",
  );
  rerender(<TravelRuleForm transactionId={done?.id ?? UNKNOWN} />);
  await settle(1000);
  expect(screen.getByRole("status").textContent).toContain("Deposit completed");
  expect(screen.queryByText("This deposit needs no information")).toBeNull();
});

test("behaviour: a missing grant disables the button and shows why", async () => {
  await render({ backend: { scopes: ["wallets:view"] } });
  const button = screen.getByRole("button", { name: "Submit sender" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
    "manage recipients and transfers",
  );
});

test("behaviour: without the grant the form is disabled, but earlier input stays accessible", async () => {
  const name = () => screen.getByRole("textbox", { name: "Sender name" });
  const { unmount } = await render({ backend: { scopes: ["wallets:view"] } });
  expect(name().matches(":disabled")).toBe(true);
  expect(
    screen.getByText(/^You need permission to manage recipients and transfers/, { selector: '[data-part="help"]' }),
  ).toBeDefined();
  unmount();
  let scopes: "all" | readonly ["wallets:view"] = "all";
  await render({ backend: { scopes: () => scopes } });
  await fillIn();
  scopes = ["wallets:view"];
  await send();
  await settle(1000);
  expect(name().matches(":disabled")).toBe(false);
});

test("behaviour: the placeholder has the shape of the form", async () => {
  const { container } = await render({
    prepare: ({ service }) => service.faults.add({ operation: "getTravelRule", latency_ms: 60_000 }),
  });
  expect(container.querySelector(".pk-TravelRuleForm")?.getAttribute("aria-busy")).toBe("true");
  expect(container.querySelectorAll('[data-part="control"]')).toHaveLength(3);
});

// Regression: the focus fell to the page when the form went.
test("behaviour: a submission keeps the focus and announces the outcome", async () => {
  await render();
  await fillIn();
  screen.getByRole("button", { name: "Submit sender" }).focus();
  await send();
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Sender of this deposit" }));
  expect(screen.getByRole("status").textContent).toMatch(/^Sender information submitted/);
});
