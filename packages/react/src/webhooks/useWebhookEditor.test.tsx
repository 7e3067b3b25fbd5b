import { listWebhooks, replaceWebhook, type Webhook } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Backend } from "../../test/createBackend.ts";
import { pass, renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { isUncertain } from "../query/isUncertain.ts";
import type { OneTimeSecret } from "./OneTimeSecret.ts";
import { type UseWebhookEditorParameters, useWebhookEditor } from "./useWebhookEditor.ts";
import { readWebhookConfig } from "./webhookConfig.ts";
import { useWebhooks } from "./webhooks.ts";

const HOOK = "https://hooks.partner.example/new";

/** The hook with plain elements, as in a host's own design system. */
function Editor(parameters: UseWebhookEditorParameters) {
  const editor = useWebhookEditor(parameters);
  const { state } = editor;
  if (state.status !== "ready") return <p>{state.status}</p>;
  return (
    <form {...editor.getFormProps()}>
      <input aria-label="URL" {...editor.getTextProps("url")} />
      <input aria-label="Description" {...editor.getTextProps("description")} />
      {editor.eventGroups.flatMap(({ types }) =>
        types.map((type) => <input key={type} aria-label={type} {...editor.getEventTypeProps(type)} />),
      )}
      <input
        type="checkbox"
        aria-label="enabled"
        checked={state.values.enabled}
        onChange={({ target }) => editor.edit({ enabled: target.checked })}
      />
      <output aria-label="state">{JSON.stringify({ ...state, webhook: undefined })}</output>
      <output aria-label="may be done">
        {String(state.saving.status === "failed" && isUncertain(state.saving.error))}
      </output>
      <button type="submit">Save</button>
    </form>
  );
}

function ready() {
  return JSON.parse(screen.getByLabelText("state").textContent ?? "");
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.blur(screen.getByLabelText(label));
}

async function save(): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await settle();
}

function serviceOf({ service }: Pick<Backend, "service">) {
  return createClient({
    baseUrl: "https://service.example/v1",
    fetch: service.fetch,
    headers: { "x-api-key": service.keys.webhooks },
  });
}

async function firstWebhook(backend: Pick<Backend, "service">): Promise<Webhook> {
  const [webhook = expect.fail("no endpoint")] = await serviceOf(backend).call(listWebhooks, {});
  return webhook;
}

const sent = (backend: Backend, method: string) => backend.requests.filter((request) => request.startsWith(method));

/** The editor of the first endpoint. */
function FirstEditor(parameters: UseWebhookEditorParameters) {
  const webhook = useWebhooks().data?.[0];
  return webhook ? <Editor webhookId={webhook.id} {...parameters} /> : null;
}

/** A list next to the editor. */
function Addresses() {
  return (
    <output aria-label="addresses">
      {useWebhooks()
        .data?.map(({ url }) => url)
        .join(" ")}
    </output>
  );
}

async function renderReplacing(parameters: UseWebhookEditorParameters = {}) {
  const result = await renderWithKit(<FirstEditor {...parameters} />, { backend: { scenario: "webhook-outage" } });
  // The session is read first, then the list, then the endpoint.
  await settle(2_000);
  return { ...result, webhook: await firstWebhook(result.backend) };
}

test("default: a new endpoint returns its secret to the caller only", async () => {
  const onSaved = vi.fn<(saved: { readonly secret: OneTimeSecret | undefined }) => void>();
  const { backend } = await renderWithKit(<Editor onSaved={onSaved} />);
  type("URL", HOOK);
  type("Description", "Ledger");
  fireEvent.click(screen.getByLabelText("exchange.filled"));
  fireEvent.click(screen.getByLabelText("deposit.success"));
  await save();
  const webhook = await firstWebhook(backend);
  expect(webhook).toMatchObject({ url: HOOK, description: "Ledger", status: "enabled" });
  expect(webhook.event_types).toEqual(["deposit.success", "exchange.filled"]);
  const { secret } = onSaved.mock.calls[0]?.[0] ?? expect.fail("not saved");
  expect(secret?.read()).toMatch(/^whsec_/);
  expect(JSON.stringify(secret)).not.toContain("whsec_");
  expect(ready()).toMatchObject({ saving: { status: "idle" }, values: { url: "", event_types: [] } });
});

test("behaviour: two clicks create one endpoint", async () => {
  const { backend } = await renderWithKit(<Editor />);
  type("URL", HOOK);
  fireEvent.click(screen.getByLabelText("deposit.success"));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await save();
  expect(sent(backend, "POST")).toHaveLength(1);
});

test("behaviour: saving too early marks missing fields, focuses the first and sends nothing", async () => {
  const { backend } = await renderWithKit(<Editor />);
  expect(ready().problems).toEqual({});
  await save();
  expect(ready().problems).toEqual({ url: "required", event_types: "required" });
  expect(document.activeElement).toBe(screen.getByLabelText("URL"));
  type("URL", HOOK);
  await save();
  expect(document.activeElement).toBe(screen.getByLabelText("deposit.action_required"));
  expect(sent(backend, "POST")).toEqual([]);
});

test.each([
  ["not_https", "http://hooks.partner.example/"],
  ["credentials", "https://me:secret@hooks.partner.example/"],
  ["fragment", "https://hooks.partner.example/#top"],
  ["not_a_url", "hooks.partner.example"],
  ["too_long", `https://hooks.partner.example/${"a".repeat(2048)}`],
])("behaviour: the URL's problem %s appears after it lost focus", async (problem, url) => {
  await renderWithKit(<Editor />);
  fireEvent.change(screen.getByLabelText("URL"), { target: { value: url } });
  expect(ready().problems.url).toBeUndefined();
  fireEvent.blur(screen.getByLabelText("URL"));
  expect(ready().problems.url).toBe(problem);
  expect(screen.getByLabelText("URL").getAttribute("aria-invalid")).toBe("true");
});

test("parameters: allowLocalUrls", async () => {
  await renderWithKit(<Editor allowLocalUrls />);
  type("URL", "http://127.0.0.1:4020/partner-kit/kit/webhook");
  expect(ready().problems.url).toBeUndefined();
});

test("behaviour: a description is measured in bytes", async () => {
  await renderWithKit(<Editor />);
  type("Description", "₦".repeat(85));
  expect(ready().problems.description).toBeUndefined();
  type("Description", "₦".repeat(86));
  expect(ready().problems.description).toBe("too_long");
});

test("behaviour: a rejected URL is reported at the field until it changes", async () => {
  await renderWithKit(<Editor />);
  type("URL", "https://localhost/hook");
  fireEvent.click(screen.getByLabelText("deposit.success"));
  await save();
  expect(ready()).toMatchObject({
    problems: { url: "refused" },
    saving: { status: "failed", reason: "url_refused" },
    values: { url: "https://localhost/hook", event_types: ["deposit.success"] },
  });
  type("URL", HOOK);
  expect(ready()).toMatchObject({ problems: {}, saving: { status: "idle" } });
});

test("behaviour: events without their scope cannot be selected", async () => {
  await renderWithKit(<Editor />, { backend: { scopes: ["webhooks:view", "webhooks:manage", "trades:view"] } });
  expect(screen.getByLabelText<HTMLInputElement>("deposit.success").disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("exchange.filled").disabled).toBe(false);
});

test("behaviour: without the scope nothing is sent", async () => {
  const { backend } = await renderWithKit(<Editor />, { backend: { scopes: ["webhooks:view", "wallets:view"] } });
  type("URL", HOOK);
  fireEvent.click(screen.getByLabelText("deposit.success"));
  await save();
  expect(sent(backend, "POST")).toEqual([]);
});

test("behaviour: a lost response does not create a second endpoint, and the first is found", async () => {
  const { backend } = await renderWithKit(<Editor />);
  type("URL", HOOK);
  fireEvent.click(screen.getByLabelText("deposit.success"));
  backend.service.faults.add({ operation: "createWebhook", reset: true, times: 1 });
  await save();
  await settle(5000);
  expect(sent(backend, "POST")).toHaveLength(1);
  const { id } = await firstWebhook(backend);
  expect(ready().saving).toMatchObject({ status: "uncertain", created: { id } });
});

test("behaviour: finds the first endpoint even if it was listed before the loss was known", async () => {
  const queryClient = new QueryClient();
  const { backend } = await renderWithKit(<Editor />, { queryClient });
  type("URL", HOOK);
  fireEvent.click(screen.getByLabelText("deposit.success"));
  backend.service.faults.add({ operation: "createWebhook", slow_body_ms: 60_000, reset: true, times: 1 });
  await save();
  await act(() => queryClient.invalidateQueries());
  await settle();
  expect(ready().saving).toEqual({ status: "sending" });
  await pass(backend, 60_000);
  await settle(60_000);
  const { id } = await firstWebhook(backend);
  expect(ready().saving).toMatchObject({ status: "uncertain", created: { id } });
});

test("behaviour: a rejection after a lost response leaves the outcome unknown, and the created endpoint is found", async () => {
  const { backend } = await renderWithKit(<Editor />);
  type("URL", HOOK);
  fireEvent.click(screen.getByLabelText("deposit.success"));
  backend.service.faults.add({ operation: "createWebhook", reset: true, times: 1 });
  backend.service.faults.add({ operation: "createWebhook", status: 403, times: 1 });
  await save();
  await settle(5000);
  const { id } = await firstWebhook(backend);
  await save();
  await settle(5000);
  expect(sent(backend, "POST")).toHaveLength(2);
  expect(ready().saving).toMatchObject({ status: "uncertain", error: { status: 403 }, created: { id } });
  // A problem that the user can fix is still shown.
  backend.service.faults.add({ operation: "createWebhook", status: 422, times: 1 });
  await save();
  expect(ready().saving).toMatchObject({ status: "failed", reason: "url_refused" });
});

test("behaviour: a draft outlives the form", async () => {
  const { rerender } = await renderWithKit(<Editor />);
  type("URL", HOOK);
  rerender(<p />);
  rerender(<Editor />);
  await settle();
  expect(screen.getByLabelText<HTMLInputElement>("URL").value).toBe(HOOK);
});

test("behaviour: a draft survives an expired session and is not shown to the next user", async () => {
  let subject = "ada";
  let isSignedIn = true;
  const { backend } = await renderWithKit(<Editor />, {
    backend: { scopes: () => (isSignedIn ? "all" : null), subject: () => subject },
  });
  type("URL", HOOK);
  fireEvent.click(screen.getByLabelText("deposit.success"));
  isSignedIn = false;
  await save();
  await settle(1000);
  expect(screen.getByLabelText<HTMLInputElement>("URL").value).toBe(HOOK);
  expect(ready().saving).toMatchObject({ status: "failed", error: { code: "SESSION_REQUIRED" } });
  isSignedIn = true;
  subject = "grace";
  await settle(60_000);
  // The user returns from the sign-in page.
  fireEvent(window, new Event("visibilitychange"));
  await settle();
  expect(screen.getByLabelText<HTMLInputElement>("URL").value).toBe("");
  expect(sent(backend, "POST")).toHaveLength(1);
});

test("replacing: shows the changes and sends all fields", async () => {
  const { backend, webhook } = await renderReplacing();
  expect(ready()).toMatchObject({ changes: [], values: { url: webhook.url } });
  await save();
  expect(sent(backend, "PUT")).toEqual([]);
  type("URL", HOOK);
  fireEvent.click(screen.getByLabelText("exchange.filled"));
  fireEvent.click(screen.getByLabelText("deposit.failed"));
  expect(ready().changes).toEqual([
    { field: "url", before: webhook.url, after: HOOK },
    { field: "event_types", added: ["exchange.filled"], removed: ["deposit.failed"] },
  ]);
  await save();
  expect(await firstWebhook(backend)).toMatchObject({
    url: HOOK,
    description: webhook.description,
    status: "enabled",
    secret_version: 2,
  });
  expect(ready().changes).toEqual([]);
});

test("replacing: a lost response is looked up before further edits, and the list is refetched", async () => {
  const onSaved = vi.fn();
  const { backend } = await renderWithKit(
    <>
      <FirstEditor onSaved={onSaved} />
      <Addresses />
    </>,
    { backend: { scenario: "webhook-outage" }, live: false },
  );
  await settle(2000);
  type("URL", HOOK);
  backend.service.faults.add({ operation: "replaceWebhook", reset: true, times: 1 });
  backend.service.faults.add({ operation: "getWebhook", latency_ms: 1000 });
  await save();
  await pass(backend, 1000);
  expect(sent(backend, "PUT")).toHaveLength(1);
  expect(ready().saving).toEqual({ status: "sending" });
  await pass(backend, 1000);
  await settle(1000);
  expect(onSaved).toHaveBeenCalledOnce();
  expect(ready()).toMatchObject({ saving: { status: "idle" }, changes: [], values: { url: HOOK } });
  expect(screen.getByLabelText("addresses").textContent).toContain(HOOK);
});

test("replacing: a refused read after a lost response leaves the outcome unknown", async () => {
  const { backend } = await renderReplacing();
  type("URL", HOOK);
  backend.service.faults.add({ operation: "replaceWebhook", offline: true, times: 1 });
  await save();
  await settle(5000);
  backend.service.faults.add({ operation: "getWebhook", status: 403 });
  await save();
  await settle(5000);
  expect(screen.getByLabelText("may be done").textContent).toBe("true");
  backend.service.faults.clear();
  await save();
  await settle(5000);
  expect(ready()).toMatchObject({ saving: { status: "idle" }, values: { url: HOOK } });
});

test("replacing: a lost change that is carried out later is not mistaken for another user's", async () => {
  const { backend, webhook } = await renderReplacing();
  type("Description", "Mine");
  backend.service.faults.add({ operation: "replaceWebhook", offline: true, times: 1 });
  await save();
  await settle(5000);
  const { event_types, ...config } = readWebhookConfig(webhook);
  const late = { ...config, description: "Mine", event_types: [...event_types] };
  await serviceOf(backend).call(replaceWebhook, { webhook_id: webhook.id, ...late });
  await save();
  expect(sent(backend, "PUT")).toHaveLength(1);
  expect(ready()).toMatchObject({ saving: { status: "idle" }, changes: [], values: { description: "Mine" } });
});

test("replacing: another user's change is shown before it is overwritten", async () => {
  const { backend, webhook } = await renderReplacing();
  type("Description", "Mine");
  const theirs = { url: HOOK, description: "Theirs", enabled: true, event_types: ["deposit.success" as const] };
  await serviceOf(backend).call(replaceWebhook, { webhook_id: webhook.id, ...theirs });
  await save();
  expect(sent(backend, "PUT")).toEqual([]);
  expect(ready()).toMatchObject({
    saving: { status: "moved" },
    overwrites: ["description"],
    values: { url: HOOK, description: "Mine", event_types: ["deposit.success"] },
    changes: [{ field: "description", before: "Theirs", after: "Mine" }],
  });
  await save();
  expect(await firstWebhook(backend)).toMatchObject({ url: HOOK, description: "Mine" });
});
