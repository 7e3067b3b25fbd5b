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

// What a tab keeps over a reload, it would keep from one test to the next.
afterEach(() => sessionStorage.clear());

interface RotationProps {
  /** Place in the list. */
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

test("default: hands the new secret over, and knows when the one before ends", async () => {
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

test("behaviour: a rotation that this page did not see is refused, and its end is not made up", async () => {
  await renderWithKit(<Rotation index={0} />, { backend: { scenario: "webhook-outage" } });
  await rotate();
  expect(state()).toEqual({ status: "in_progress", allowed: true });
});

test("behaviour: an answer that never came leads to what the service says since", async () => {
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

test("behaviour: what the list says while no answer comes does not hide that it was rotated", async () => {
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

test("behaviour: a request that was not carried out is told apart", async () => {
  const { backend } = await renderWithKit(<Rotation index={1} />, { backend: { scenario: "webhook-outage" } });
  backend.service.faults.add({ operation: "rotateWebhookSecret", offline: true, times: 1 });
  await rotate();
  await settle(1000);
  expect(state()).toMatchObject({ status: "uncertain", wasRotated: false });
});

test("behaviour: a refusal tells nothing of a rotation that got no answer, until that was looked up", async () => {
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

test("behaviour: the secret is in no cache, in no storage and in no other answer", async () => {
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

test("behaviour: a reload does not lose when the overlap ends, and keeps no secret for it", async () => {
  const onRotated = vi.fn<(secret: OneTimeSecret) => void>();
  const { backend, unmount } = await renderWithKit(<Rotation index={1} onRotated={onRotated} />, {
    backend: { scenario: "webhook-outage" },
    live: false,
  });
  await rotate();
  const { until } = state();
  const secret = onRotated.mock.calls[0]?.[0].read() ?? expect.fail("not rotated");
  unmount();
  const kept = Object.entries({ ...sessionStorage });
  expect(kept).toEqual([[expect.stringContaining(`"ada"`), until]]);
  expect(JSON.stringify(kept)).not.toContain(secret);

  // A provider of its own, as after a reload.
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

test("behaviour: when an overlap ends is kept for the one who rotated", async () => {
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
