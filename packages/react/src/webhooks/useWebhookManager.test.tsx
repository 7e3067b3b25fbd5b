import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import { RECEIVER_URL } from "../../test/createBackend.ts";
import { emit, subscribeReceiver } from "../../test/receiveEvents.ts";
import { pass, type RenderWithKitParameters, renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { wrapSecret } from "./OneTimeSecret.ts";
import { type UseWebhookEditorReturnType, useWebhookEditor } from "./useWebhookEditor.ts";
import { type UseWebhookManagerReturnType, useWebhookManager } from "./useWebhookManager.ts";

let manager: UseWebhookManagerReturnType;

function Manager() {
  manager = useWebhookManager();
  return null;
}

let editor: UseWebhookEditorReturnType;

function Editor({ webhookId }: { readonly webhookId: string }) {
  editor = useWebhookEditor({ webhookId });
  return null;
}

const render = (backend: RenderWithKitParameters["backend"] = { scenario: "webhook-outage" }) =>
  renderWithKit(<Manager />, { backend });

function webhooks() {
  if (manager.state.status !== "ready") expect.fail(manager.state.status);
  return manager.state.webhooks;
}

const secret = () =>
  wrapSecret({
    webhookId: webhooks()[0]?.id ?? "",
    url: webhooks()[0]?.url ?? "",
    secretVersion: 2,
    previousValidUntil: undefined,
    secret: "whsec_of-this-test",
  });

test("default", async () => {
  await render();
  expect(webhooks().map(({ status }) => status)).toContain("enabled");
  const enabled = webhooks().filter(({ status }) => status === "enabled").length;
  expect(manager.limit).toMatchObject({ enabled, max: 3, hasRoom: enabled < 3 });
  expect(manager.task).toBeUndefined();
});

test("behaviour: an account without endpoints", async () => {
  await render({ scenario: "empty" });
  expect(manager.state).toEqual({ status: "empty" });
});

test("behaviour: unsaved forms are known to the user who typed them", async () => {
  let subject = "ada";
  const { backend, rerender } = await render({ scenario: "webhook-outage", subject: () => subject });
  const [first, second] = webhooks();
  rerender(
    <>
      <Manager />
      <Editor webhookId={first?.id ?? expect.fail("no endpoint")} />
    </>,
  );
  await settle();
  expect(manager.hasDraft(first?.id)).toBe(false);
  act(() => editor.edit({ description: "Ledger" }));
  rerender(<Manager />);
  expect([manager.hasDraft(first?.id), manager.hasDraft(second?.id), manager.hasDraft()]).toEqual([true, false, false]);
  subject = "bob";
  await pass(backend, 1000);
  await settle(120_000);
  expect(manager.hasDraft(first?.id)).toBe(false);
  subject = "ada";
  await pass(backend, 1000);
  await settle(120_000);
  expect(manager.hasDraft(first?.id)).toBe(true);
});

test("behaviour: every refused action has its reason", async () => {
  await render({ scenario: "webhook-outage", scopes: ["webhooks:view"] });
  const { viewHistory, ...changes } = manager.permissions;
  expect(viewHistory).toEqual({ allowed: true });
  for (const permission of Object.values(changes)) {
    expect(permission).toMatchObject({ allowed: false, scope: "webhooks:manage" });
  }
});

test("behaviour: without the scope to view them nothing is requested again", async () => {
  const { backend } = await render({ scenario: "webhook-outage", scopes: ["wallets:view"] });
  expect(manager.state).toMatchObject({ status: "error", error: { name: "PermissionError" } });
  await settle(600_000);
  expect(backend.requests.filter((request) => request.includes("/partner/webhooks"))).toHaveLength(1);
  expect(manager.recentDeliveries).toEqual([]);
});

test("behaviour: one task at a time, and a secret has to be stored first", async () => {
  await render();
  const [webhook = expect.fail("no endpoint")] = webhooks();
  act(() => manager.start({ kind: "edit", webhook }));
  act(() => manager.start({ kind: "delete", webhook }));
  expect(manager.task).toMatchObject({ kind: "delete", webhook: { id: webhook.id } });
  const held = secret();
  act(() => manager.start({ kind: "reveal", secret: held }));
  act(() => manager.start({ kind: "create" }));
  expect(manager.task).toEqual({ kind: "reveal", secret: held });
  act(() => manager.finish());
  expect(manager.task).toBeUndefined();
});

test("behaviour: data stays during failed reads, with its age", async () => {
  const { backend } = await render();
  const before = webhooks();
  backend.service.faults.add({ operation: "listWebhooks", status: 503 });
  act(() => manager.refresh());
  await settle(10_000);
  expect(webhooks()).toEqual(before);
  expect(manager.state).toMatchObject({ freshness: { kind: "stale" } });
});

test("behaviour: an enabled endpoint with failed latest deliveries is failing, with its next attempt", async () => {
  await render();
  // The history is read once the permission is known.
  await settle(500);
  const [wallets = expect.fail("no endpoint"), , retired = expect.fail("no endpoint")] = webhooks();
  expect(manager.healthOf(wallets)).toEqual({
    status: "failing",
    failures: expect.any(Number),
    since: expect.any(Number),
    isChangedSince: false,
    lastResponse: null,
    nextAttemptAt: expect.stringMatching(/Z$/),
    lastAttemptAt: expect.any(Number),
  });
  // Disabling a failing endpoint does not make it healthy.
  expect(manager.healthOf(retired)).toMatchObject({ status: "failing", isChangedSince: true });
});

test("behaviour: the last eight deliveries to all endpoints, newest first", async () => {
  await render();
  await settle(500);
  const times = manager.recentDeliveries.map(({ at = 0 }) => at);
  expect(times).toHaveLength(8);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(new Set(manager.recentDeliveries.map(({ webhookId }) => webhookId)).size).toBeGreaterThan(1);
});

test("behaviour: an unreadable history does not mean healthy", async () => {
  const { backend } = await renderWithKit(<Manager />, {
    backend: { scenario: "webhook-outage" },
    prepare: ({ service }) => service.faults.add({ operation: "listWebhookDeliveries", status: 500 }),
  });
  await pass(backend, 10_000);
  await settle(10_000);
  const [wallets = expect.fail("no endpoint")] = webhooks();
  expect(manager.healthOf(wallets)).toEqual({ status: "unavailable" });
});

test("behaviour: the proxy's receiver, its parked events and its endpoints", async () => {
  const { backend } = await render({ isHandlerFailing: true });
  expect(manager.receiver).toMatchObject({ url: RECEIVER_URL, parkedEvents: 0, isSecretMissing: true });
  await subscribeReceiver(backend);
  await emit(backend, "deposit.success", "deposit.failed");
  await pass(backend, 60_000);
  await settle(60_000);
  act(() => manager.refresh());
  await settle();
  expect(manager.receiver).toMatchObject({ parkedEvents: 2, isSecretMissing: false });
  expect(webhooks().filter(manager.receiver.isPointedAtBy)).toHaveLength(1);
});
