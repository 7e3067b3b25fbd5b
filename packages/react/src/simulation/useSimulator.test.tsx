import { type Data, listTransactions } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, type Mock, test, vi } from "vitest";
import type { Backend } from "../../test/createBackend.ts";
import { pass, type RenderWithKitParameters, renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { useBalances } from "../balances/balances.ts";
import type { SimulationName } from "./simulations.ts";
import { type UseSimulatorParameters, useSimulator } from "./useSimulator.ts";

afterEach(() => sessionStorage.clear());

/** The hook with plain elements, as in a host's own design system. */
function Simulator(parameters: UseSimulatorParameters) {
  const simulator = useSimulator(parameters);
  const { state } = simulator;
  if (state.status !== "ready") return <output aria-label="status">{state.status}</output>;
  return state.simulations.map(({ name, fields, ...rest }) => (
    <form key={name} {...simulator.getFormProps(name)}>
      {fields.map((field) => (
        <input key={field} aria-label={`${name} ${field}`} {...simulator.getFieldProps(name, field)} />
      ))}
      <button type="submit">{name}</button>
      <output aria-label={name}>{JSON.stringify(rest)}</output>
    </form>
  ));
}

function Naira() {
  const { data } = useBalances();
  return <output aria-label="NGN">{data?.balances.find(({ currency }) => currency === "NGN")?.total}</output>;
}

const of = (name: SimulationName) => JSON.parse(screen.getByLabelText(name).textContent ?? "");
const input = (name: SimulationName, field: string) => screen.getByLabelText<HTMLInputElement>(`${name} ${field}`);
const button = (name: SimulationName) => screen.getByRole("button", { name });
const sent = (backend: Backend) => backend.requests.filter((request) => request.startsWith("POST"));

function fill(name: SimulationName, values: Readonly<Record<string, string>>): void {
  for (const [field, value] of Object.entries(values)) fireEvent.change(input(name, field), { target: { value } });
}

async function play(name: SimulationName): Promise<void> {
  fireEvent.click(button(name));
  await settle(500);
}

function createKeys(): Mock<() => string> {
  const createKey = vi.fn(() => `key-${createKey.mock.calls.length}`);
  return createKey;
}

async function render({
  createKey = createKeys(),
  ...parameters
}: RenderWithKitParameters & UseSimulatorParameters = {}) {
  const result = await renderWithKit(<p />, parameters);
  const defaultValues = { user_id: result.backend.service.userId, ...parameters.defaultValues };
  const element = (
    <>
      <Simulator defaultValues={defaultValues} createKey={createKey} />
      <Naira />
    </>
  );
  result.rerender(element);
  await settle(500);
  return { ...result, createKey, element };
}

async function transactionsOf({ service }: Backend): Promise<Data<typeof listTransactions>["transactions"]> {
  const client = createClient({
    baseUrl: "https://service.example/v1",
    fetch: service.fetch,
    headers: { "x-api-key": service.keys.default },
  });
  return (await client.call(listTransactions, {})).transactions;
}

test("default: a deposit arrives and affected data is read again", async () => {
  const { backend } = await render();
  const before = screen.getByLabelText("NGN").textContent;
  const [newest] = await transactionsOf(backend);
  fill("simulateFiatDeposit", { amount: " 250000 ", currency: "NGN" });
  await play("simulateFiatDeposit");
  const [deposit = expect.fail("no deposit")] = await transactionsOf(backend);
  expect(deposit.id).not.toBe(newest?.id);
  expect(of("simulateFiatDeposit")).toMatchObject({
    values: { amount: " 250000 ", currency: "NGN" },
    problems: {},
    permission: { allowed: true },
    run: { status: "done", result: { transaction_id: deposit.id, reference: deposit.reference, status: "success" } },
  });
  expect(of("simulateFiatDeposit").assumption).toBeUndefined();
  expect(screen.getByLabelText("NGN").textContent).not.toBe(before);
});

test.each<[SimulationName, Readonly<Record<string, string>>, object]>([
  ["simulateCryptoDeposit", { amount: "120.5", symbol: "USDC" }, { amount: "120.50", status: "success" }],
  ["simulateFiatWithdrawal", { amount: "100", currency: "NGN" }, { status: "pending" }],
  ["simulateCryptoWithdrawal", { amount: "10", symbol: "USDT" }, { status: "pending" }],
  ["simulateKybStatus", { status: "rejected" }, { status: "rejected" }],
  ["simulateProductUpdate", {}, { state: "created" }],
])("behaviour: %s", async (name, values, result) => {
  await render();
  fill(name, values);
  await play(name);
  expect(of(name).run).toMatchObject({ status: "done", result });
});

test("behaviour: returns the assumptions", async () => {
  await render();
  expect(of("simulateKybStatus").assumption).toContain("user_id");
});

test("behaviour: two clicks run it once", async () => {
  const { backend } = await render();
  fill("simulateFiatDeposit", { amount: "1", currency: "NGN" });
  fireEvent.click(button("simulateFiatDeposit"));
  await play("simulateFiatDeposit");
  expect(sent(backend)).toHaveLength(1);
});

test("behaviour: each run has its own key", async () => {
  const { backend, createKey } = await render();
  fill("simulateFiatDeposit", { amount: "1", currency: "NGN" });
  const before = (await transactionsOf(backend)).length;
  await play("simulateFiatDeposit");
  await play("simulateFiatDeposit");
  expect(createKey).toHaveBeenCalledTimes(2);
  expect(await transactionsOf(backend)).toHaveLength(before + 2);
});

test("behaviour: a run after a lost response sends the same key and happens once", async () => {
  const { backend, createKey } = await render();
  const before = (await transactionsOf(backend)).length;
  backend.service.faults.add({ operation: "simulateFiatDeposit", reset: true, times: 1 });
  fill("simulateFiatDeposit", { amount: "1", currency: "NGN" });
  await play("simulateFiatDeposit");
  expect(of("simulateFiatDeposit").run).toMatchObject({ status: "uncertain", canRepeat: true });
  expect(sent(backend)).toHaveLength(1);
  await play("simulateFiatDeposit");
  expect(of("simulateFiatDeposit").run.status).toBe("done");
  expect(createKey).toHaveBeenCalledOnce();
  expect(await transactionsOf(backend)).toHaveLength(before + 1);
});

test("behaviour: a rejection after a lost response keeps the key", async () => {
  const { backend, createKey, rerender, element } = await render();
  const before = (await transactionsOf(backend)).length;
  backend.service.faults.add({ operation: "simulateFiatDeposit", reset: true, times: 1 });
  backend.service.faults.add({ operation: "simulateFiatDeposit", status: 429, retry_after: 20, times: 1 });
  fill("simulateFiatDeposit", { amount: "1", currency: "NGN" });
  await play("simulateFiatDeposit");
  rerender(<p />);
  rerender(element);
  await settle();
  await play("simulateFiatDeposit");
  expect(of("simulateFiatDeposit").run).toMatchObject({ status: "uncertain", error: { code: "RATE_LIMITED" } });
  await pass(backend, 20_000);
  await play("simulateFiatDeposit");
  expect(of("simulateFiatDeposit").run.status).toBe("done");
  expect(createKey).toHaveBeenCalledOnce();
  expect(await transactionsOf(backend)).toHaveLength(before + 1);
});

test("behaviour: an edit after a lost response takes another key", async () => {
  const { backend, createKey } = await render();
  backend.service.faults.add({ operation: "simulateFiatDeposit", reset: true, times: 1 });
  fill("simulateFiatDeposit", { amount: "1", currency: "NGN" });
  await play("simulateFiatDeposit");
  fill("simulateFiatDeposit", { amount: "2" });
  expect(of("simulateFiatDeposit").run).toEqual({ status: "idle" });
  await play("simulateFiatDeposit");
  expect(of("simulateFiatDeposit").run.status).toBe("done");
  expect(createKey).toHaveBeenCalledTimes(2);
});

test("behaviour: another user takes another key for all simulations", async () => {
  const { backend, createKey } = await render();
  backend.service.faults.add({ operation: "simulateFiatDeposit", offline: true, times: 1 });
  fill("simulateFiatDeposit", { amount: "1", currency: "NGN" });
  await play("simulateFiatDeposit");
  expect(of("simulateFiatDeposit").run.status).toBe("uncertain");
  fill("simulateKybStatus", { user_id: `${backend.service.userId} ` });
  expect(of("simulateFiatDeposit").run).toEqual({ status: "idle" });
  await play("simulateFiatDeposit");
  expect(createKey).toHaveBeenCalledTimes(2);
});

test("behaviour: a simulation without a key warns that it could happen twice", async () => {
  const { backend } = await render();
  backend.service.faults.add({ operation: "simulateProductUpdate", reset: true, times: 1 });
  await play("simulateProductUpdate");
  expect(of("simulateProductUpdate").run).toMatchObject({ status: "uncertain", canRepeat: false });
});

test("behaviour: a key that was used for another request is not used again", async () => {
  const createKey = vi.fn().mockReturnValueOnce("same").mockReturnValueOnce("same").mockReturnValueOnce("other");
  await render({ createKey });
  fill("simulateFiatDeposit", { amount: "1", currency: "NGN" });
  await play("simulateFiatDeposit");
  fill("simulateFiatDeposit", { amount: "2" });
  await play("simulateFiatDeposit");
  expect(of("simulateFiatDeposit").run).toMatchObject({ status: "failed", reason: "conflict" });
  await play("simulateFiatDeposit");
  expect(of("simulateFiatDeposit").run.status).toBe("done");
});

test("behaviour: a rejected key after a lost response leaves the outcome unknown", async () => {
  const { backend, createKey } = await render();
  backend.service.faults.add({ operation: "simulateFiatDeposit", reset: true, times: 1 });
  fill("simulateFiatDeposit", { amount: "1", currency: "NGN" });
  await play("simulateFiatDeposit");
  backend.service.faults.add({ operation: "simulateFiatDeposit", status: 409, times: 1 });
  await play("simulateFiatDeposit");
  expect(of("simulateFiatDeposit").run).toMatchObject({ status: "uncertain", canRepeat: false });
  await play("simulateFiatDeposit");
  expect(of("simulateFiatDeposit").run.status).toBe("done");
  expect(createKey).toHaveBeenCalledTimes(2);
});

test("behaviour: missing fields are marked, the first gets the focus, and nothing is sent", async () => {
  const { backend } = await render({ defaultValues: { user_id: "" } });
  expect(of("simulateFiatDeposit").problems).toEqual({});
  fill("simulateFiatDeposit", { amount: "-1" });
  await play("simulateFiatDeposit");
  expect(of("simulateFiatDeposit").problems).toEqual({ amount: "invalid", currency: "required", user_id: "required" });
  expect(document.activeElement).toBe(input("simulateFiatDeposit", "amount"));
  expect(sent(backend)).toEqual([]);
});

test("behaviour: all simulations share the user", async () => {
  await render();
  fill("simulateFiatDeposit", { user_id: "somebody-else" });
  expect(input("simulateKybStatus", "user_id").value).toBe("somebody-else");
  fill("simulateKybStatus", { status: "approved" });
  await play("simulateKybStatus");
  expect(of("simulateKybStatus").run).toMatchObject({ status: "failed", reason: "not_found" });
});

test("behaviour: rejections of the service", async () => {
  await render();
  fill("simulateCryptoDeposit", { amount: "1", symbol: "DOGE" });
  await play("simulateCryptoDeposit");
  expect(of("simulateCryptoDeposit").run).toMatchObject({ status: "failed", reason: "refused" });
});

test("behaviour: a service without simulations", async () => {
  await render({ backend: { scenario: "production" } });
  await play("simulateProductUpdate");
  expect(of("simulateProductUpdate").run).toMatchObject({ status: "failed", reason: "forbidden" });
});

test("behaviour: input outlives the component", async () => {
  const { rerender, element } = await render();
  fill("simulateFiatDeposit", { amount: "77" });
  rerender(<p />);
  rerender(element);
  expect(input("simulateFiatDeposit", "amount").value).toBe("77");
});

test("behaviour: not available in production", async () => {
  const { backend } = await render({ backend: { environment: "production" } });
  expect(screen.getByLabelText("status").textContent).toBe("production");
  expect(sent(backend)).toEqual([]);
});

test("behaviour: signed out", async () => {
  await render({ backend: { scopes: null } });
  expect(screen.getByLabelText("status").textContent).toBe("error");
});

test("parameters: createKey, omitted", async () => {
  await renderWithKit(<Simulator defaultValues={{ user_id: "u", amount: "1", currency: "NGN" }} />);
  await play("simulateFiatDeposit");
  expect(of("simulateFiatDeposit").run).toMatchObject({ reason: "not_found" });
});

test("behaviour: the user ID is remembered for the signed-in user only", async () => {
  let subject = "ada";
  const { backend } = await render({ backend: { subject: () => subject }, defaultValues: { user_id: "first" } });
  fill("simulateFiatDeposit", { user_id: "typed-by-ada" });
  subject = "bob";
  await pass(backend, 1_000);
  await settle(120_000);
  expect(input("simulateFiatDeposit", "user_id").value).toBe("first");
  fill("simulateFiatDeposit", { user_id: "typed-by-bob" });
  subject = "ada";
  await settle(120_000);
  expect(input("simulateFiatDeposit", "user_id").value).toBe("typed-by-ada");
});
