import { listWebhooks } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Backend } from "../../test/createBackend.ts";
import { pass, renderWithKit, settle } from "../../test/renderWithKit.tsx";
import type { OneTimeSecret } from "./OneTimeSecret.ts";
import { useSecretRotation } from "./useSecretRotation.ts";
import { useWebhooks } from "./webhooks.ts";

// Session storage would leak from one test to the next.
afterEach(() => sessionStorage.clear());

interface RotationProps {
  /** Index in the list. */
  readonly index: number;
  readonly onRotated?: ((secret: OneTimeSecret) => void) | undefined;
}

function Rotation({ index, onRotated = () => undefined }: RotationProps) {
  const webhook = useWebhooks().data?.[index];
  return webhook ? <RotationOf webhook={webhook} onRotated={onRotated} /> : null;
}

function RotationOf(parameters: Parameters<typeof useSecretRotation>[0]) {
  const { state, permission, rotate } = useSecretRotation(parameters);
  return (
    <button type="button" onClick={rotate}>
      {JSON.stringify({ ...state, allowed: permission.allowed })}
    </button>
  );
}

const state = () => JSON.parse(screen.getByRole("button").textContent ?? "");

async function rotate(): Promise<void> {
  fireEvent.click(screen.getByRole("button"));
  await settle();
}

const rotations = (backend: Backend) => backend.requests.filter((request) => request.endsWith("/rotate")).length;

const DAY = 86_400_000;

test("default: returns the new secret and when the previous one ends", async () => {
  const onRotated = vi.fn<(secret: OneTimeSecret) => void>();
  const { backend } = await renderWithKit(<Rotation index={1} onRotated={onRotated} />, {
    backend: { scenario: "webhook-outage" },
    live: false,
  });
  await rotate();
  const [secret = expect.fail("not rotated")] = onRotated.mock.calls[0] ?? [];
  expect(secret.read()).toMatch(/^whsec_/);
  expect(secret).toMatchObject({ secretVersion: 2, previousValidUntil: expect.stringMatching(/Z$/) });
  expect(state()).toMatchObject({ status: "in_progress", until: secret.previousValidUntil });
  await rotate();
  expect(rotations(backend)).toBe(1);
  secret.forget();
  expect(secret.read()).toBeUndefined();

  await pass(backend, DAY);
  await settle(1000);
  expect(state()).toMatchObject({ status: "ready" });
  await rotate();
  expect(onRotated).toHaveBeenCalledTimes(2);
});

test("behaviour: a rotation in another tab is refused without a made-up end", async () => {
  await renderWithKit(<Rotation index={0} />, { backend: { scenario: "webhook-outage" } });
  await rotate();
  expect(state()).toEqual({ status: "in_progress", allowed: true });
});

test("behaviour: a lost response is resolved by reading the endpoint", async () => {
  const onRotated = vi.fn();
  const { backend } = await renderWithKit(<Rotation index={1} onRotated={onRotated} />, {
    backend: { scenario: "webhook-outage" },
  });
  backend.service.faults.add({ operation: "rotateWebhookSecret", reset: true, times: 1 });
  await rotate();
  await settle(1000);
  expect(state()).toMatchObject({ status: "uncertain", wasRotated: true });
  expect(onRotated).not.toHaveBeenCalled();
});

test("behaviour: a list read before the loss is known does not hide the rotation", async () => {
  const { backend, queryClient } = await renderWithClient(() => undefined);
  backend.service.faults.add({ operation: "rotateWebhookSecret", slow_body_ms: 60_000, reset: true, times: 1 });
  await rotate();
  await act(() => queryClient.invalidateQueries());
  await settle();
  expect(state()).toMatchObject({ status: "sending" });
  await pass(backend, 60_000);
  await settle(60_000);
  expect(state()).toMatchObject({ status: "uncertain", wasRotated: true });
});

test("behaviour: detects a request that was not carried out", async () => {
  const { backend } = await renderWithKit(<Rotation index={1} />, { backend: { scenario: "webhook-outage" } });
  backend.service.faults.add({ operation: "rotateWebhookSecret", offline: true, times: 1 });
  await rotate();
  await settle(1000);
  expect(state()).toMatchObject({ status: "uncertain", wasRotated: false });
});

test("behaviour: a rejection after a lost response leaves the outcome unknown until it is looked up", async () => {
  const { backend } = await renderWithKit(<Rotation index={1} />, { backend: { scenario: "webhook-outage" } });
  const refuse = () => backend.service.faults.add({ operation: "rotateWebhookSecret", status: 403, times: 1 });
  backend.service.faults.add({ operation: "rotateWebhookSecret", offline: true, times: 1 });
  backend.service.faults.add({ operation: "listWebhooks", status: 403, times: 1 });
  await rotate();
  await settle(1000);
  expect(state()).not.toHaveProperty("wasRotated");
  refuse();
  await rotate();
  await settle(1000);
  expect(state()).toMatchObject({ status: "uncertain", error: { status: 403 }, wasRotated: false });
  refuse();
  await rotate();
  expect(state()).toMatchObject({ status: "failed" });
});

test("behaviour: without the scope nothing is sent", async () => {
  const { backend } = await renderWithKit(<Rotation index={1} />, {
    backend: { scenario: "webhook-outage", scopes: ["webhooks:view"] },
  });
  await rotate();
  expect(state()).toEqual({ status: "ready", allowed: false });
  expect(rotations(backend)).toBe(0);
});

test("behaviour: the secret is in no cache, no storage and no other response", async () => {
  const onRotated = vi.fn<(secret: OneTimeSecret) => void>();
  const { queryClient, backend } = await renderWithClient(onRotated);
  await rotate();
  const secret = onRotated.mock.calls[0]?.[0].read() ?? expect.fail("not rotated");
  const cached = JSON.stringify([
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state: { data } }) => data),
    queryClient
      .getMutationCache()
      .getAll()
      .map((mutation) => mutation.state),
  ]);
  expect(cached).toContain("hooks.partner.example");
  expect(cached).not.toContain(secret);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(secret);
  expect(backend.received.filter((text) => text.includes(secret))).toHaveLength(1);
  const service = createClient({
    baseUrl: "https://service.example/v1",
    fetch: backend.service.fetch,
    headers: { "x-api-key": backend.service.keys.webhooks },
  });
  expect(JSON.stringify(await service.call(listWebhooks, {}))).not.toContain("whsec_");
});

test("behaviour: a reload keeps the end of the overlap, without a secret", async () => {
  const onRotated = vi.fn<(secret: OneTimeSecret) => void>();
  const { backend, unmount } = await renderWithKit(<Rotation index={1} onRotated={onRotated} />, {
    backend: { scenario: "webhook-outage" },
    live: false,
  });
  await rotate();
  const { until } = state();
  const secret = onRotated.mock.calls[0]?.[0].read() ?? expect.fail("not rotated");
  unmount();
  const stored = Object.entries({ ...sessionStorage });
  expect(stored).toEqual([[expect.stringContaining(`"ada"`), JSON.stringify(until)]]);
  expect(JSON.stringify(stored)).not.toContain(secret);

  // A separate provider, as after a reload.
  const reload = () =>
    renderWithKit(<Rotation index={1} />, { fetch: backend.fetch, now: backend.clock.now, live: false });
  const reloaded = await reload();
  expect(state()).toMatchObject({ status: "in_progress", until });
  await pass(backend, DAY);
  await settle(1000);
  expect(state()).toMatchObject({ status: "ready" });
  expect(sessionStorage).toHaveLength(0);
  reloaded.unmount();
});

test("behaviour: the end of an overlap is stored for the user who rotated", async () => {
  let subject = "ada";
  const { backend, unmount } = await renderWithKit(<Rotation index={1} />, {
    backend: { scenario: "webhook-outage", subject: () => subject },
    live: false,
  });
  await rotate();
  expect(state()).toMatchObject({ status: "in_progress" });
  unmount();
  subject = "bob";
  await renderWithKit(<Rotation index={1} />, { fetch: backend.fetch, now: backend.clock.now, live: false });
  expect(state()).toMatchObject({ status: "ready" });
});

async function renderWithClient(onRotated: (secret: OneTimeSecret) => void) {
  const queryClient = new QueryClient();
  const result = await renderWithKit(<Rotation index={1} onRotated={onRotated} />, {
    backend: { scenario: "webhook-outage" },
    queryClient,
  });
  return { ...result, queryClient };
}
