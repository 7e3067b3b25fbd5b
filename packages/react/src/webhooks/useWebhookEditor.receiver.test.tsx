import { listWebhooks } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Backend, createBackend, RECEIVER_URL } from "../../test/createBackend.ts";
import { subscribeReceiver } from "../../test/receiveEvents.ts";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import {
  type UseWebhookEditorParameters,
  type UseWebhookEditorReturnType,
  useWebhookEditor,
} from "./useWebhookEditor.ts";

let editor: UseWebhookEditorReturnType;

function Editor(parameters: UseWebhookEditorParameters) {
  editor = useWebhookEditor(parameters);
  return null;
}

async function render(backend: Backend, parameters: UseWebhookEditorParameters = {}) {
  await renderWithKit(<Editor {...parameters} />, { fetch: backend.fetch, live: false });
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
