import { getTravelRule, listTransactions, type Scope } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { dehydrate, QueryClient } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Backend } from "../../test/createBackend.ts";
import { pass, type RenderWithKitParameters, renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { useCountries } from "../countries/useCountries.ts";
import { useUnsavedChanges } from "../provider/useUnsavedChanges.ts";
import { useTransactions } from "../transactions/transactions.ts";
import { type UseTravelRuleFormParameters, useTravelRuleForm } from "./useTravelRuleForm.ts";

const SENDER = "Ngozi Adichie-Okafor";

/** The hook with plain elements, as in a host's own design system. */
function Form(parameters: UseTravelRuleFormParameters) {
  const form = useTravelRuleForm(parameters);
  const { state } = form;
  const countries = useCountries();
  return (
    <>
      <output aria-label="state">{JSON.stringify(state)}</output>
      <output aria-label="about">{JSON.stringify({ isDirty: form.isDirty, permission: form.permission })}</output>
      <button type="button" onClick={form.resubmit}>
        Again
      </button>
      <button type="button" onClick={form.retry}>
        Retry
      </button>
      {state.status === "ready" && state.isFormOpen && (
        <form {...form.getFormProps()} data-testid="form">
          {state.fields.map(({ name, label, input }) =>
            input.kind === "text" ? (
              <input key={name} aria-label={label} {...form.getFieldProps(name)} />
            ) : (
              <select key={name} aria-label={label} {...form.getFieldProps(name)}>
                <option value="" />
                {(input.kind === "choice" ? input.options : countries.items.map(toOption)).map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            ),
          )}
          <button type="submit">Send</button>
        </form>
      )}
    </>
  );
}

const toOption = ({ code, name }: { readonly code: string; readonly name: string }) => ({ value: code, label: name });

/** The form of a held deposit. */
function HeldForm({ index = 0, ...parameters }: Partial<UseTravelRuleFormParameters> & { readonly index?: number }) {
  const { data } = useTransactions();
  const { forms } = useUnsavedChanges();
  const held = data?.transactions.filter(({ type, rail }) => type === "deposit" && rail === "crypto")[index];
  return (
    <>
      {held && <Form transactionId={held.id} {...parameters} />}
      <output aria-label="unsaved">{forms.length}</output>
    </>
  );
}

const read = (label: string) => JSON.parse(screen.getByLabelText(label).textContent ?? "");
const state = () => read("state");
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.blur(screen.getByLabelText(label));
}

function fillIn(name = SENDER): void {
  fill("Sender name", name);
  fill("Sender country", "NGA");
}

async function send(): Promise<void> {
  click("Send");
  await settle();
}

const sent = (backend: Backend) => backend.requests.filter((request) => /^POST .*travel-rule$/.test(request));

async function render(parameters: RenderWithKitParameters = {}, element = <HeldForm />) {
  const backend = { scenario: "travel-rule-held", ...parameters.backend } as const;
  const result = await renderWithKit(element, { ...parameters, backend });
  // The list is read first, then the questions of a deposit.
  await settle(1000);
  return result;
}

function serviceOf({ service }: Backend) {
  return createClient({
    baseUrl: "https://service.example/v1",
    fetch: service.fetch,
    headers: { "x-api-key": service.keys.default },
  });
}

async function caseOf(backend: Backend) {
  const { transactions } = await serviceOf(backend).call(listTransactions, {});
  const [held = expect.fail("nothing held")] = transactions.filter(
    ({ rail, type }) => type === "deposit" && rail === "crypto",
  );
  return serviceOf(backend).call(getTravelRule, { id: held.id });
}

test("default: shows the questions, submits the input and forgets it", async () => {
  const onSubmitted = vi.fn();
  const { backend } = await render({}, <HeldForm onSubmitted={onSubmitted} />);
  expect(state()).toMatchObject({
    status: "ready",
    stage: "required",
    deposit: { status: "action_required", currency: "USDT" },
    fields: [
      { name: "sender_originator", label: "Sender name", isRequired: true, isSent: true, input: { kind: "text" } },
      { name: "sender_country", isRequired: true, isSent: true, input: { kind: "country" } },
      { name: "purpose", isRequired: false, isSent: false, input: { kind: "choice" } },
    ],
  });
  fillIn();
  expect(read("about").isDirty).toBe(true);
  await send();
  expect(state()).toMatchObject({ stage: "submitted", isFormOpen: false, sending: { status: "idle" } });
  expect(read("about").isDirty).toBe(false);
  expect(screen.getByLabelText("unsaved").textContent).toBe("0");
  expect((await caseOf(backend)).status).toBe("submitted");
  expect(onSubmitted).toHaveBeenCalledExactlyOnceWith({ transaction_id: expect.any(String), status: "submitted" });
});

test("behaviour: countries have their names in the locale", async () => {
  await render({ locale: "fr" });
  expect(screen.getByRole("option", { name: "Côte d’Ivoire" }).getAttribute("value")).toBe("CIV");
});

test("behaviour: two clicks send once", async () => {
  const { backend } = await render();
  fillIn();
  click("Send");
  await send();
  expect(sent(backend)).toHaveLength(1);
});

test("behaviour: submitting too early marks missing fields, focuses the first and sends nothing", async () => {
  const { backend } = await render();
  expect(state().fields[0].problem).toBeUndefined();
  fill("Sender name", "  ");
  await send();
  expect(state().fields.map(({ problem }: { problem?: string }) => problem)).toEqual([
    "required",
    "required",
    undefined,
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText("Sender name"));
  expect(screen.getByLabelText("Sender name").getAttribute("aria-invalid")).toBe("true");
  fill("Sender name", SENDER);
  await send();
  expect(document.activeElement).toBe(screen.getByLabelText("Sender country"));
  expect(sent(backend)).toEqual([]);
});

test("behaviour: a value that is too long is reported at its field", async () => {
  await render();
  fill("Sender name", "x".repeat(4097));
  expect(state().fields[0].problem).toBe("too_long");
});

test("behaviour: a field that the proxy does not forward is shown, disabled and not sent", async () => {
  await render();
  expect(screen.getByLabelText<HTMLSelectElement>("Purpose of the transfer").disabled).toBe(true);
  expect(screen.getByRole("option", { name: "Goods or services" })).toBeDefined();
});

test("behaviour: resubmitting is possible", async () => {
  const { backend } = await render();
  fillIn();
  await send();
  click("Again");
  expect(state()).toMatchObject({ isFormOpen: true, stage: "submitted" });
  expect(screen.getByLabelText<HTMLInputElement>("Sender name").value).toBe("");
  fillIn("Another Name");
  await send();
  expect(sent(backend)).toHaveLength(2);
  expect(state()).toMatchObject({ stage: "submitted", isFormOpen: false, sending: { status: "idle" } });
});

test("behaviour: clearance appears without an event", async () => {
  const { backend } = await render({ live: false });
  fillIn();
  await send();
  expect(state()).toMatchObject({ deposit: { status: "pending" }, clearance: "pending" });
  await pass(backend, 60_000);
  await settle(60_000);
  expect(state()).toMatchObject({ stage: "submitted", deposit: { status: "success" }, clearance: "success" });
});

test("behaviour: a submission is retried after a lost response and succeeds", async () => {
  const { backend } = await render();
  backend.service.faults.add({ operation: "submitTravelRule", reset: true, times: 1 });
  fillIn();
  await send();
  expect(state().sending).toEqual({ status: "sending" });
  await settle(2000);
  expect(state()).toMatchObject({ stage: "submitted", isFormOpen: false, sending: { status: "idle" } });
  expect(sent(backend)).toHaveLength(2);
});

test("behaviour: after several retries the user decides, and the input stays", async () => {
  const { backend } = await render();
  backend.service.faults.add({ operation: "submitTravelRule", offline: true });
  fillIn();
  await send();
  await settle(5000);
  expect(state()).toMatchObject({ stage: "required", sending: { status: "uncertain" } });
  expect(screen.getByLabelText<HTMLInputElement>("Sender name").value).toBe(SENDER);
  expect(sent(backend)).toHaveLength(3);
  backend.service.faults.clear();
  await send();
  expect(state()).toMatchObject({ stage: "submitted" });
});

test.each([
  ["the same click sends it again", 1],
  ["it is sent again by hand", 3],
])("behaviour: a rejection after a lost response leaves the outcome unknown, when %s", async (_, times) => {
  const { backend } = await render();
  backend.service.faults.add({ operation: "submitTravelRule", offline: true, times });
  backend.service.faults.add({ operation: "submitTravelRule", status: 429, retry_after: 20, times: 1 });
  fillIn();
  await send();
  await settle(5000);
  if (times > 1) await send();
  expect(state().sending).toMatchObject({ status: "uncertain", error: { code: "RATE_LIMITED" } });
  // Another submission does not reveal the outcome of the first.
  fill("Sender name", "Ngozi Adichie");
  expect(state().sending).toEqual({ status: "idle" });
  await send();
  expect(state().sending).toMatchObject({ status: "uncertain", error: { code: "RATE_LIMITED" } });
  await pass(backend, 20_000);
  await send();
  expect(state()).toMatchObject({ stage: "submitted", sending: { status: "idle" } });
});

test("behaviour: another read shows that a lost submission arrived", async () => {
  const { backend } = await render();
  backend.service.faults.add({ operation: "submitTravelRule", reset: true });
  fillIn();
  await send();
  await settle(5000);
  expect(state()).toMatchObject({ stage: "submitted", isFormOpen: false, sending: { status: "idle" } });
  expect(read("about").isDirty).toBe(false);
});

test("behaviour: a conflict is reported, and the input stays", async () => {
  const { backend } = await render();
  fillIn("Conflict Sender");
  await send();
  expect(state()).toMatchObject({ stage: "required", sending: { status: "failed", reason: "conflict" } });
  expect(screen.getByLabelText<HTMLInputElement>("Sender name").value).toBe("Conflict Sender");
  fill("Sender name", SENDER);
  expect(state().sending).toEqual({ status: "idle" });
  await send();
  expect((await caseOf(backend)).status).toBe("submitted");
});

test("behaviour: a deposit that is not held has no questions", async () => {
  const { backend } = await render({ backend: { scenario: "default" } });
  expect(state()).toMatchObject({ status: "notFound" });
  backend.service.faults.add({ operation: "getTravelRule", latency_ms: 1000 });
  click("Retry");
  await settle(500);
  expect(state()).toMatchObject({ status: "notFound", isRetrying: true });
  await pass(backend, 1000);
  expect(state()).toMatchObject({ status: "notFound", isRetrying: false });
});

test("behaviour: a draft survives the end of the session and is not shown to other users", async () => {
  let subject = "ada";
  let scopes: "all" | null = "all";
  const { backend } = await render({ backend: { scopes: () => scopes, subject: () => subject }, live: false });
  fillIn();
  scopes = null;
  await send();
  expect(state()).toMatchObject({ status: "ready", sending: { status: "failed", reason: "session_expired" } });
  expect(read("about").permission).toMatchObject({ allowed: false, reason: "signed_out" });
  scopes = "all";
  subject = "grace";
  click("Retry");
  await settle(1000);
  expect(screen.getByLabelText<HTMLInputElement>("Sender name").value).toBe("");
  expect(document.body.textContent).not.toContain(SENDER);
  subject = "ada";
  click("Retry");
  await settle(1000);
  expect(screen.getByLabelText<HTMLInputElement>("Sender name").value).toBe(SENDER);
  expect(sent(backend)).toHaveLength(1);
});

test("behaviour: signing in again is enough to continue", async () => {
  let scopes: "all" | null = "all";
  const { backend } = await render({ backend: { scopes: () => scopes }, live: false });
  fillIn();
  scopes = null;
  await send();
  expect(state().sending.reason).toBe("session_expired");
  scopes = "all";
  await settle(60_000);
  // The user returns from the sign-in page.
  fireEvent(window, new Event("visibilitychange"));
  await settle();
  expect(state().sending).toEqual({ status: "idle" });
  await send();
  expect((await caseOf(backend)).status).toBe("submitted");
});

test("behaviour: a draft outlives the form, and each deposit has its own", async () => {
  const { rerender } = await render();
  fillIn();
  rerender(<HeldForm index={1} />);
  await settle();
  expect(screen.getByLabelText<HTMLInputElement>("Sender name").value).toBe("");
  rerender(<p />);
  rerender(<HeldForm />);
  await settle();
  expect(screen.getByLabelText<HTMLInputElement>("Sender name").value).toBe(SENDER);
  expect(screen.getByLabelText("unsaved").textContent).toBe("1");
});

test("behaviour: a pending submission keeps its deposit when another one is opened", async () => {
  const { backend, rerender } = await render();
  backend.service.faults.add({ operation: "submitTravelRule", offline: true, times: 1 });
  fillIn();
  await send();
  rerender(<HeldForm index={1} />);
  await settle(2000);
  expect(state()).toMatchObject({ stage: "required", sending: { status: "idle" } });
  const [first, second] = sent(backend);
  expect(second).toBe(first);
  expect((await caseOf(backend)).status).toBe("submitted");
});

test("behaviour: without the grant nothing is sent", async () => {
  const scopes: readonly Scope[] = ["wallets:view"];
  const { backend } = await render({ backend: { scopes } });
  fillIn();
  await send();
  expect(read("about").permission).toEqual({ allowed: false, reason: "not_granted", scope: "wallets:transfer" });
  expect(sent(backend)).toEqual([]);
});

test("behaviour: personal data is in no URL, storage, cache, log or report", async () => {
  const onError = vi.fn();
  const queryClient = new QueryClient();
  const printed = (["log", "info", "warn", "error", "debug"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  );
  const { backend } = await render({ queryClient, onError });
  backend.service.faults.add({ operation: "submitTravelRule", status: 503 });
  fillIn();
  click("Send");
  const everything = { shouldDehydrateQuery: () => true, shouldDehydrateMutation: () => true };
  const underWay = JSON.stringify(dehydrate(queryClient, everything));
  await settle(5000);
  const afterwards = JSON.stringify(dehydrate(queryClient, everything));
  expect(underWay).toContain("submitTravelRule");
  expect(onError).toHaveBeenCalled();
  const texts = [
    underWay,
    afterwards,
    location.href,
    backend.requests.join("\n"),
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.cookie,
    ...printed.map(({ mock }) => JSON.stringify(mock.calls)),
    ...onError.mock.calls.flat().map((part) => (part instanceof Error ? `${part.stack} ${JSON.stringify(part)}` : "")),
  ];
  for (const text of texts) expect(text).not.toContain(SENDER);
  // Without the page's script, a browser would put named fields into the URL.
  const form = screen.getByTestId<HTMLFormElement>("form");
  expect(form.method).toBe("post");
  expect(Array.from(new FormData(form))).toEqual([]);
  expect(screen.getByLabelText("Sender name").getAttribute("autocomplete")).toBe("off");
});
