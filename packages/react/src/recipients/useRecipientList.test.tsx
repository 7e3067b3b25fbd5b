import { act, fireEvent, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { type RenderWithKitParameters, renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { isUncertain } from "../query/isUncertain.ts";
import {
  type UseRecipientListParameters,
  type UseRecipientListReturnType,
  useRecipientList,
} from "./useRecipientList.ts";

let list: UseRecipientListReturnType;

/** The list in plain HTML. */
function List(parameters: UseRecipientListParameters): ReactElement {
  list = useRecipientList(parameters);
  const { state } = list;
  return (
    <>
      <input aria-label="Search" {...list.getSearchProps()} />
      <ul>
        {state.status === "ready" &&
          state.recipients.map((recipient) => (
            <li key={recipient.id}>
              {recipient.label}
              <button type="button" onClick={() => list.ask(recipient)}>
                Delete {recipient.label}
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}

const labels = () => screen.queryAllByRole("listitem").map(({ firstChild }) => firstChild?.textContent);

async function renderList(parameters: UseRecipientListParameters & RenderWithKitParameters = {}) {
  const { backend, prepare, ...rest } = parameters;
  const { backend: made } = await renderWithKit(<List {...rest} />, { backend, prepare });
  const requested = () => made.requests.filter((request) => request.includes("/recipients"));
  return { backend: made, requested };
}

test("default", async () => {
  await renderList();
  expect(list.state).toMatchObject({ status: "ready", total: 12, isFiltering: false });
  expect(labels()).toContain("Kano Grain Traders");
  expect(list.currencies).toEqual(["NGN", "USD", "USDT", "USDC", "BTC"]);
  expect(list.permissions).toEqual({ create: { allowed: true }, update: { allowed: true }, delete: { allowed: true } });
});

test("behaviour: the service filters by type and currency, and earlier rows stay until it responds", async () => {
  const { requested } = await renderList();
  list.setView({ type: "crypto" });
  await settle(1000);
  expect(labels()).toHaveLength(4);
  list.setView({ currency: "USDC" });
  await settle(1000);
  expect(labels().map(String).toSorted()).toEqual(["Market maker", "Treasury reserve"]);
  expect(requested()).toHaveLength(3);
  list.setView({ type: "fiat" });
  await settle(1000);
  expect(list.state).toMatchObject({ status: "ready", recipients: [], total: 0 });
  expect(list.isFiltered).toBe(true);
  list.clearView();
  await settle(1000);
  expect(labels()).toHaveLength(12);
  expect(requested()).toHaveLength(4);
});

test("behaviour: undefined in a change of the view resets the field", async () => {
  await renderList();
  list.setView({ currency: "USDC", search: "reserve" });
  await settle(1000);
  list.setView({ search: undefined });
  await settle();
  expect(list.view).toMatchObject({ type: undefined, currency: "USDC", search: "" });
});

test("behaviour: the search covers all visible text, in any order", async () => {
  const { requested } = await renderList();
  const search = (value: string) => fireEvent.change(screen.getByLabelText("Search"), { target: { value } });
  search("zenith harcourt");
  expect(labels()).toEqual(["Port Harcourt Steel Works"]);
  search("TUfFWHz");
  expect(labels()).toEqual(["OTC desk, Dubai"]);
  search("nobody");
  expect(labels()).toEqual([]);
  expect(list.state).toMatchObject({ status: "ready", total: 12 });
  expect(requested()).toHaveLength(1);
});

test("parameters: view, controlled by the host", async () => {
  await renderList({ view: { type: "fiat", currency: undefined, search: "kano" } });
  expect(labels()).toEqual(["Kano Grain Traders"]);
});

test("behaviour: a controlled view without an order leaves it to the list", async () => {
  const seen: unknown[] = [];
  const view = { type: undefined, currency: undefined, search: "" };
  await renderList({ view, onViewChange: ({ sort }) => seen.push(sort) });
  const byName = labels();
  act(() => list.getSortButtonProps("name").onClick());
  expect(labels()).toEqual(byName.toReversed());
  expect(list.getHeaderProps("name")["aria-sort"]).toBe("descending");
  expect(seen).toEqual([{ column: "name", direction: "descending" }]);
});

test("parameters: view.sort, controlled by the host", async () => {
  await renderList({
    view: { type: undefined, currency: undefined, search: "", sort: { column: "name", direction: "descending" } },
  });
  const shown = labels();
  expect(list.getHeaderProps("name")["aria-sort"]).toBe("descending");
  act(() => list.getSortButtonProps("name").onClick());
  expect(labels()).toEqual(shown);
});

test("behaviour: no recipients yet", async () => {
  await renderList({ backend: { scenario: "empty" } });
  expect(list.state).toEqual({ status: "empty" });
});

test("behaviour: a failed filter is an error, not the rows of the previous one", async () => {
  const { backend } = await renderList();
  backend.service.faults.add({ operation: "listRecipients", status: 403 });
  list.setView({ type: "crypto" });
  await settle(1000);
  expect(list.state).toMatchObject({ status: "error" });
});

test("behaviour: deleting needs confirmation and removes the recipient from the list", async () => {
  const deleted: unknown[] = [];
  const { backend, requested } = await renderList({ onDeleted: ({ label }) => deleted.push(label) });
  fireEvent.click(screen.getByRole("button", { name: "Delete Market maker" }));
  expect(list.deletion).toMatchObject({ status: "asking", recipient: { label: "Market maker" } });
  list.cancel();
  await settle(1000);
  expect(list.deletion).toEqual({ status: "idle" });
  list.confirm();
  fireEvent.click(screen.getByRole("button", { name: "Delete Market maker" }));
  backend.service.faults.add({ operation: "deleteRecipient", status: 403, times: 1 });
  list.confirm();
  await settle(1000);
  expect(list.deletion).toMatchObject({ status: "asking", error: { code: "FORBIDDEN" } });
  expect(deleted).toEqual([]);
  list.confirm();
  expect(requested().filter((request) => request.startsWith("DELETE"))).toHaveLength(1);
  await settle(1000);
  expect(list.deletion).toEqual({ status: "idle" });
  expect(labels()).not.toContain("Market maker");
  expect(deleted).toEqual(["Market maker"]);
});

test("behaviour: a recipient deleted by another user is reported as deleted", async () => {
  const { backend } = await renderList();
  fireEvent.click(screen.getByRole("button", { name: "Delete Market maker" }));
  backend.service.faults.add({ operation: "deleteRecipient", status: 404, times: 1 });
  list.confirm();
  await settle(1000);
  expect(list.deletion).toEqual({ status: "idle" });
});

test("behaviour: a recipient that was deleted despite a lost response leaves the list", async () => {
  const { backend } = await renderList();
  fireEvent.click(screen.getByRole("button", { name: "Delete Market maker" }));
  backend.service.faults.add({ operation: "deleteRecipient", reset: true, times: 1 });
  list.confirm();
  await settle(5000);
  expect(list.deletion).toEqual({ status: "idle" });
  expect(labels()).toHaveLength(11);
  expect(labels()).not.toContain("Market maker");
});

test("behaviour: a rejection after a lost response leaves the outcome unknown", async () => {
  const { backend, requested } = await renderList();
  backend.service.faults.add({ operation: "deleteRecipient", offline: true, times: 1 });
  backend.service.faults.add({ operation: "deleteRecipient", status: 403, times: 2 });
  const reads = () => requested().filter((request) => request.startsWith("GET")).length;
  const before = reads();
  const mayBeDeleted = async () => {
    list.confirm();
    await settle(5000);
    return list.deletion.status === "asking" && list.deletion.error && isUncertain(list.deletion.error);
  };
  fireEvent.click(screen.getByRole("button", { name: "Delete Market maker" }));
  expect(await mayBeDeleted()).toBe(true);
  // A user who gives up still sees whether the recipient exists.
  expect(reads()).toBeGreaterThan(before);
  expect(await mayBeDeleted()).toBe(true);
  expect(await mayBeDeleted()).toBe(false);
  expect(list.deletion).toEqual({ status: "idle" });
});

test("behaviour: refused actions", async () => {
  await renderList({ backend: { scopes: ["wallets:view"] } });
  expect(labels()).toHaveLength(12);
  expect(list.permissions.delete).toMatchObject({ allowed: false, scope: "wallets:transfer" });
});
