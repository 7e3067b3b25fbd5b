import { fireEvent, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import type { ButtonElementProps } from "../../ui/primitives/Primitives.ts";
import "../TravelRuleForm/TravelRuleDialog.tsx";
import { TravelRuleQueue } from "./TravelRuleQueue.tsx";

const held = { scenario: "travel-rule-held" } as const;
const buttons = () => screen.queryAllByRole("button", { name: /^Add sender/ });

test("default: shows one row per deposit and their number", async () => {
  await renderWithKit(<TravelRuleQueue />, { backend: held });
  expect(buttons()).toHaveLength(3);
  expect(screen.getByText("3 deposits need sender information")).toBeDefined();
  // Three amounts need no sum.
  expect(document.querySelector("[data-part=total]")).toBeNull();
  expect(buttons()[0]?.getAttribute("aria-label")).toMatch(/deposit of [\d,.]+ USDT, DEP/);
});

test("behaviour: a row says what is held and, above all, for how long", async () => {
  await renderWithKit(<TravelRuleQueue />, { backend: held });
  const [first = expect.fail("nothing held"), ...others] = screen.getAllByRole("row").slice(1);
  // The word that the list of transactions has for it.
  expect(within(first).getByText("On hold")).toBeDefined();
  expect(within(first).getByRole("rowheader").textContent).toMatch(/^USDT deposit Crypto · DEP-/);
  // The steps are the same for all of them, and stated once.
  const steps = within(screen.getByRole("list", { name: "Next steps" })).getAllByRole("listitem");
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    "You add the sender’s name and country",
    "The service clears the deposit",
    "The funds become available",
  ]);
  // A plus would say that the money is there.
  expect(first.querySelector("strong")?.textContent).toMatch(/^\d/);
  // How long it waits shows how urgent it is.
  expect(first.querySelector("[data-part=age]")?.textContent).toMatch(/^\d+ (?:hr|days?) ago$/);
  expect(first.querySelector("[data-part=received] time")?.textContent).toMatch(/\d:\d\d/);
  // The oldest comes first.
  expect(buttons().map(({ dataset }) => dataset["variant"])).toEqual(["primary", "primary", "primary"]);
  expect(first.querySelector("[data-urgency]")?.getAttribute("data-urgency")).toMatch(/^(?:hours|days)$/);
  expect(others).toHaveLength(2);
});

test("behaviour: more than three deposits are added up by currency", async () => {
  await renderWithKit(<TravelRuleQueue />, { backend: { scenario: "travel-rule-held+held-deposit" } });
  expect(buttons().length).toBeGreaterThan(3);
  expect(document.querySelector("[data-part=total]")?.textContent).toMatch(
    /^\u2068[\d,.]+\u00a0USD[CT]\u2069 and .* on hold$/,
  );
});

function HostButton({
  elementRef,
  variant: _,
  isIconOnly: __,
  isBusy: ___,
  ...rest
}: ButtonElementProps): ReactElement {
  return <button type="button" {...rest} ref={elementRef} className="host" />;
}

test("behaviour: Refresh keeps its position with a host's button", async () => {
  await renderWithKit(<TravelRuleQueue />, { backend: held, components: { Button: HostButton } });
  const refresh = screen.getByRole("button", { name: "Refresh" });
  expect(refresh.className).toBe("host");
  // The kit lays out its own part around the button.
  expect(refresh.parentElement?.getAttribute("data-part")).toBe("actions");
});

test("behaviour: a deposit is submitted in a dialog and leaves the queue", async () => {
  const onSubmitted = vi.fn();
  await renderWithKit(<TravelRuleQueue onSubmitted={onSubmitted} />, { backend: held });
  fireEvent.click(buttons()[0] ?? expect.fail("nothing held"));
  await settle(1000);
  const dialog = within(screen.getByRole("dialog", { name: "Sender of this deposit" }));
  fireEvent.change(dialog.getByRole("textbox", { name: "Sender name" }), { target: { value: "Ngozi Okafor" } });
  const country = dialog.getByRole("combobox", { name: "Sender country" });
  fireEvent.focus(country);
  fireEvent.change(country, { target: { value: "NGA" } });
  await settle();
  fireEvent.click(dialog.getByRole("option", { name: /Nigeria/ }));
  fireEvent.click(dialog.getByRole("button", { name: "Submit sender" }));
  await settle(1000);
  expect(dialog.getByText("Sender information submitted")).toBeDefined();
  expect(dialog.getByRole("list", { name: "Progress" }).querySelector("[aria-current=step]")?.textContent).toBe(
    "Cleared by the serviceThe funds are unavailable until then.",
  );
  expect(onSubmitted).toHaveBeenCalledOnce();
  expect(screen.getByText("2 deposits need sender information")).toBeDefined();
  // The next deposit is one click away.
  fireEvent.click(dialog.getByRole("button", { name: "Next deposit" }));
  await settle(1000);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Sender name" }).value).toBe("");
  const [close = expect.fail("no way out")] = screen.getAllByRole("button", { name: "Close" });
  fireEvent.click(close);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("behaviour: unsent input is visible outside the form", async () => {
  await renderWithKit(<TravelRuleQueue />, { backend: held });
  fireEvent.click(buttons()[1] ?? expect.fail("nothing held"));
  await settle(1000);
  const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Sender name" });
  const close = () => fireEvent.click(screen.getAllByRole("button", { name: "Close" })[0] ?? expect.fail("no way out"));
  fireEvent.change(name(), { target: { value: "Ngozi Okafor" } });
  close();
  expect(buttons()).toHaveLength(2);
  const draft = screen.getByRole("button", { name: /^Continue draft for the deposit of [\d,.]+ USDC, DEP/ });
  expect(draft.textContent).toBe("Continue draft");
  fireEvent.click(draft);
  await settle(1000);
  expect(name().value).toBe("Ngozi Okafor");
  fireEvent.change(name(), { target: { value: " " } });
  close();
  expect(buttons()).toHaveLength(3);
});

test("parameters: onOpenForm", async () => {
  const onOpenForm = vi.fn();
  await renderWithKit(<TravelRuleQueue onOpenForm={onOpenForm} />, { backend: held });
  fireEvent.click(buttons()[0] ?? expect.fail("nothing held"));
  expect(onOpenForm).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[\da-f-]{36}$/));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("parameters: onOpenTransaction", async () => {
  const onOpenTransaction = vi.fn();
  await renderWithKit(<TravelRuleQueue onOpenTransaction={onOpenTransaction} />, { backend: held });
  fireEvent.click(screen.getAllByRole("button", { name: "USDT deposit" })[0] ?? expect.fail("no row opens"));
  expect(onOpenTransaction).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[\da-f-]{36}$/));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("parameters: selectedId marks the deposit of your own form", async () => {
  const onOpenForm = vi.fn<(transactionId: string) => void>();
  const { rerender } = await renderWithKit(<TravelRuleQueue onOpenForm={onOpenForm} />, { backend: held });
  const current = () => screen.getAllByRole("row").filter((row) => row.hasAttribute("aria-current"));
  expect(current()).toEqual([]);
  const [, button = expect.fail("only one held")] = buttons();
  fireEvent.click(button);
  rerender(<TravelRuleQueue selectedId={onOpenForm.mock.calls[0]?.[0]} onOpenForm={onOpenForm} />);
  expect(current()).toEqual([button.closest("tr")]);
});

test("behaviour: no held deposits", async () => {
  await renderWithKit(<TravelRuleQueue />);
  expect(screen.getByText("No deposits on hold")).toBeDefined();
});

test("behaviour: a failed refresh keeps the list and marks it as out of date", async () => {
  const { backend } = await renderWithKit(<TravelRuleQueue />, { backend: held });
  backend.service.faults.add({ operation: "listTransactions", status: 503 });
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await settle(5000);
  expect(buttons()).toHaveLength(3);
  expect(screen.getByText("The service is not responding.")).toBeDefined();
});

test("behaviour: an error for a missing grant", async () => {
  await renderWithKit(<TravelRuleQueue />, { backend: { ...held, scopes: ["trades:view"] } });
  expect(screen.getByRole("alert").textContent).toContain("You don’t have access to this");
});
