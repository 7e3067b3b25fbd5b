import { listWebhooks } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Backend, createBackend, RECEIVER_URL } from "../../test/createBackend.ts";
import { subscribeReceiver } from "../../test/receiveEvents.ts";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import {
  type UseWebhookEditorParameters,
  type UseWebhookEditorReturnType,
  useWebhookEditor,
} from "./useWebhookEditor.ts";

const LOCAL_URL = "http://localhost:4020/partner-kit/kit/webhook";

let editor: UseWebhookEditorReturnType;

function Editor(parameters: UseWebhookEditorParameters) {
  editor = useWebhookEditor(parameters);
  return (
    <form {...editor.getFormProps()}>
      <button type="submit">Save</button>
    </form>
  );
}

async function render(
  backend: Backend,
  parameters: UseWebhookEditorParameters = {},
  fetch: typeof globalThis.fetch = backend.fetch,
) {
  await renderWithKit(<Editor {...parameters} />, { fetch, live: false });
  await settle(500);
}

async function listEndpoints({ service }: Backend) {
  const headers = { "x-api-key": service.keys.webhooks };
  const client = createClient({ baseUrl: "https://service.example/v1", fetch: service.fetch, headers });
  return client.call(listWebhooks, {});
}

test("default: a new endpoint is offered the proxy's receiver, which stores the secret", async () => {
  await render(createBackend());
  expect(editor).toMatchObject({ receiverUrl: RECEIVER_URL, receiverSecret: undefined });
  act(() => editor.edit({ url: "https://PARTNER.example:443/partner-kit/kit/webhook" }));
  expect(editor.receiverSecret).toBe("stored");
  act(() => editor.discard());
});

test("behaviour: the proxy's receiver is not offered if an endpoint already uses it", async () => {
  const backend = createBackend();
  await subscribeReceiver(backend);
  await render(backend);
  expect(editor.receiverUrl).toBeUndefined();
});

test.each([
  ["behaviour: a receiver that the service would reject is not offered", {}, undefined],
  ["parameters: allowLocalUrls offers a receiver at http", { allowLocalUrls: true }, LOCAL_URL],
])("%s", async (_, parameters, offered) => {
  const backend = createBackend();
  await render(backend, parameters, async (input, init) => {
    const response = await backend.fetch(input, init);
    if (!String(input instanceof Request ? input.url : input).endsWith("/kit/session")) return response;
    return new Response((await response.text()).replace(RECEIVER_URL, LOCAL_URL), response);
  });
  expect(editor.permission.allowed).toBe(true);
  expect(editor.receiverUrl).toBe(offered);
});

test("replacing: an endpoint moved to the receiver lacks its secret until it is rotated", async () => {
  const backend = createBackend({ scenario: "webhook-outage" });
  const [webhook = expect.fail("no endpoint")] = await listEndpoints(backend);
  await render(backend, { webhookId: webhook.id });
  expect(editor).toMatchObject({ receiverUrl: undefined, receiverSecret: undefined });
  act(() => editor.edit({ url: RECEIVER_URL }));
  expect(editor.receiverSecret).toBe("missing");
  act(() => editor.discard());
});

test("replacing: an endpoint that already delivers there keeps its secret", async () => {
  const backend = createBackend();
  await subscribeReceiver(backend);
  const [webhook = expect.fail("no endpoint")] = await listEndpoints(backend);
  await render(backend, { webhookId: webhook.id });
  expect(editor.receiverSecret).toBe("stored");
});

const webhookDestinations = ["hooks.partner.example", "*.hooks.example"];
const OTHER = { url: "https://other.example/in", event_types: ["exchange.filled"] } as const;

async function save(): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await settle();
}

/** The problem at the URL field. */
function urlProblem() {
  return editor.state.status === "ready" ? editor.state.problems.url : expect.fail("not ready");
}

function changesOf({ requests }: Backend): readonly string[] {
  return requests.filter((request) => /^(?:POST|PUT) /.test(request));
}

test("behaviour: a host that the proxy does not allow is reported before anything is sent", async () => {
  const backend = createBackend({ webhookDestinations });
  await render(backend);
  expect(editor).toMatchObject({ allowedHosts: webhookDestinations, receiverUrl: undefined });
  act(() => editor.edit(OTHER));
  await save();
  expect([urlProblem(), changesOf(backend)]).toEqual(["host_not_allowed", []]);
  act(() => editor.edit({ url: "https://eu.hooks.example/in" }));
  expect(urlProblem()).toBeUndefined();
  await save();
  expect(changesOf(backend)).toEqual(["POST /partner-kit/partner/webhooks"]);
});

test("behaviour: the proxy's refusal is shown at the URL if the session does not list the hosts yet", async () => {
  const backend = createBackend({ webhookDestinations });
  await render(backend, {}, async (input, init) => {
    const response = await backend.fetch(input, init);
    if (!String(input instanceof Request ? input.url : input).endsWith("/kit/session")) return response;
    const { data } = await response.json();
    return Response.json({ status: "success", data: { ...data, webhook_destinations: undefined } });
  });
  expect(editor.allowedHosts).toBeUndefined();
  act(() => editor.edit(OTHER));
  await save();
  expect(changesOf(backend)).toHaveLength(1);
  expect(urlProblem()).toBe("host_not_allowed");
  act(() => editor.edit({ url: "https://hooks.partner.example/in" }));
  expect(urlProblem()).toBeUndefined();
  act(() => editor.discard());
});

test("replacing: an endpoint with another host can be disabled, but not changed", async () => {
  const backend = createBackend({ scenario: "webhook-outage", webhookDestinations });
  const [webhook = expect.fail("no endpoint")] = (await listEndpoints(backend)).filter(
    ({ status }) => status === "enabled",
  );
  await render(backend, { webhookId: webhook.id });
  act(() => editor.edit({ url: OTHER.url, description: "new" }));
  await save();
  expect([urlProblem(), changesOf(backend)]).toEqual(["host_not_allowed", []]);
  act(() => editor.edit({ url: OTHER.url, enabled: false }));
  expect(urlProblem()).toBeUndefined();
  await save();
  expect(changesOf(backend)).toHaveLength(1);
});
