import { fireEvent, screen } from "@testing-library/react";
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
  const asked = () => made.requests.filter((request) => request.includes("/recipients"));
  return { backend: made, asked };
}

test("default", async () => {
  await renderList();
  expect(list.state).toMatchObject({ status: "ready", total: 12, isFiltering: false });
  expect(labels()).toContain("Kano Grain Traders");
  expect(list.currencies).toEqual(["NGN", "USD", "USDT", "USDC", "BTC"]);
  expect(list.permissions).toEqual({ create: { allowed: true }, update: { allowed: true }, delete: { allowed: true } });
});

test("behaviour: type and currency are asked of the service, and the rows before stay until it answers", async () => {
  const { asked } = await renderList();
  list.setView({ type: "crypto" });
  await settle(1000);
  expect(labels()).toHaveLength(4);
  list.setView({ currency: "USDC" });
  await settle(1000);
  expect(labels().map(String).toSorted()).toEqual(["Market maker", "Treasury reserve"]);
  expect(asked()).toHaveLength(3);
  list.setView({ type: "fiat" });
  await settle(1000);
  expect(list.state).toMatchObject({ status: "ready", recipients: [], total: 0 });
  expect(list.isFiltered).toBe(true);
  list.clearView();
  await settle(1000);
  expect(labels()).toHaveLength(12);
  expect(asked()).toHaveLength(4);
});

test("behaviour: what is undefined in a change of the view is as it is by default", async () => {
  await renderList();
  list.setView({ currency: "USDC", search: "reserve" });
  await settle(1000);
  list.setView({ search: undefined });
  await settle();
  expect(list.view).toEqual({ type: undefined, currency: "USDC", search: "" });
});

test("behaviour: the search looks through everything that is shown, in any order", async () => {
  const { asked } = await renderList();
  const search = (value: string) => fireEvent.change(screen.getByLabelText("Search"), { target: { value } });
  search("zenith harcourt");
  expect(labels()).toEqual(["Port Harcourt Steel Works"]);
  search("TUfFWHz");
  expect(labels()).toEqual(["OTC desk, Dubai"]);
  search("nobody");
  expect(labels()).toEqual([]);
  expect(list.state).toMatchObject({ status: "ready", total: 12 });
  expect(asked()).toHaveLength(1);
});

test("parameters: view, held by the host", async () => {
  await renderList({ view: { type: "fiat", currency: undefined, search: "kano" } });
  expect(labels()).toEqual(["Kano Grain Traders"]);
});

test("behaviour: nobody saved yet", async () => {
  await renderList({ backend: { scenario: "empty" } });
  expect(list.state).toEqual({ status: "empty" });
});

test("behaviour: a filter that cannot be asked for is an error, not the rows of the one before", async () => {
  const { backend } = await renderList();
  backend.service.faults.add({ operation: "listRecipients", status: 403 });
  list.setView({ type: "crypto" });
  await settle(1000);
  expect(list.state).toMatchObject({ status: "error" });
});

test("behaviour: deleting asks first, and takes it out of the list", async () => {
  const deleted: unknown[] = [];
  const { backend, asked } = await renderList({ onDeleted: ({ label }) => deleted.push(label) });
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
  expect(asked().filter((request) => request.startsWith("DELETE"))).toHaveLength(1);
  await settle(1000);
  expect(list.deletion).toEqual({ status: "idle" });
  expect(labels()).not.toContain("Market maker");
  expect(deleted).toEqual(["Market maker"]);
});

test("behaviour: deleted by somebody else is reported as deleted", async () => {
  const { backend } = await renderList();
  fireEvent.click(screen.getByRole("button", { name: "Delete Market maker" }));
  backend.service.faults.add({ operation: "deleteRecipient", status: 404, times: 1 });
  list.confirm();
  await settle(1000);
  expect(list.deletion).toEqual({ status: "idle" });
});

test("behaviour: deleted after all, though the answer was lost, is out of the list", async () => {
  const { backend } = await renderList();
  fireEvent.click(screen.getByRole("button", { name: "Delete Market maker" }));
  backend.service.faults.add({ operation: "deleteRecipient", reset: true, times: 1 });
  list.confirm();
  await settle(5000);
  expect(list.deletion).toEqual({ status: "idle" });
  expect(labels()).toHaveLength(11);
  expect(labels()).not.toContain("Market maker");
});

test("behaviour: a refusal tells nothing of a try that got no answer", async () => {
  const { backend, asked } = await renderList();
  backend.service.faults.add({ operation: "deleteRecipient", offline: true, times: 1 });
  backend.service.faults.add({ operation: "deleteRecipient", status: 403, times: 2 });
  const reads = () => asked().filter((request) => request.startsWith("GET")).length;
  const before = reads();
  const mayBeDeleted = async () => {
    list.confirm();
    await settle(5000);
    return list.deletion.status === "asking" && list.deletion.error && isUncertain(list.deletion.error);
  };
  fireEvent.click(screen.getByRole("button", { name: "Delete Market maker" }));
  expect(await mayBeDeleted()).toBe(true);
  // Whoever leaves it at that sees whether it is there still.
  expect(reads()).toBeGreaterThan(before);
  expect(await mayBeDeleted()).toBe(true);
  expect(await mayBeDeleted()).toBe(false);
  expect(list.deletion).toEqual({ status: "idle" });
});

test("behaviour: what the session does not allow", async () => {
  await renderList({ backend: { scopes: ["wallets:view"] } });
  expect(labels()).toHaveLength(12);
  expect(list.permissions.delete).toMatchObject({ allowed: false, scope: "wallets:transfer" });
});
