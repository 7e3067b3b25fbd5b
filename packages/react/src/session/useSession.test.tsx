import { getBalances, listChains, listWebhooks, type Scope, simulateFiatDeposit } from "@partner-kit/contract";
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { useBalances } from "../balances/balances.ts";
import { useOperationMutation } from "../query/useOperationMutation.ts";
import { useOperationQuery } from "../query/useOperationQuery.ts";
import { useWebhooks } from "../webhooks/webhooks.ts";
import { type SessionOperation, useSession } from "./useSession.ts";

function Can({ operation = "createWebhook" }: { readonly operation?: SessionOperation }) {
  const { data, can } = useSession({ query: { select: ({ subject }) => subject } });
  return (
    <output>
      {data} {JSON.stringify(can(operation))}
    </output>
  );
}

function Webhooks() {
  const { status, error } = useOperationQuery(listWebhooks, {});
  return (
    <output>
      {status} {error?.name}
    </output>
  );
}

function Deposit() {
  const { mutate, error, status } = useOperationMutation(simulateFiatDeposit);
  const input = { amount: "1", currency: "NGN", user_id: "u", idempotency_key: "k" };
  return (
    <button type="button" onClick={() => mutate(input)}>
      {status} {error?.name === "PermissionError" ? error.reason : error?.name}
    </button>
  );
}

const shown = () => screen.getByRole("status").textContent?.trim();
const all: readonly Scope[] = ["webhooks:view", "webhooks:manage"];

test("default", async () => {
  await renderWithKit(<Can />);
  expect(shown()).toBe('ada {"allowed":true}');
});

test("behaviour: names the missing scope", async () => {
  await renderWithKit(<Can />, { backend: { scopes: ["webhooks:view"] } });
  expect(shown()).toBe('ada {"allowed":false,"reason":"not_granted","scope":"webhooks:manage"}');
});

test.each<[SessionOperation, boolean]>([
  ["listReceivedEvents", false],
  ["listChains", true],
  ["getBalances", false],
])("behaviour: %s without a scope for it", async (operation, allowed) => {
  await renderWithKit(<Can operation={operation} />, { backend: { scopes: all } });
  expect(shown()).toContain(`"allowed":${allowed}`);
});

test("behaviour: nothing is allowed while the session loads", async () => {
  await renderWithKit(<Can />, { fetch: () => new Promise(() => undefined), live: false });
  expect(shown()).toBe('{"allowed":false,"reason":"loading"}');
});

test("behaviour: signed out", async () => {
  await renderWithKit(<Can />, { backend: { scopes: null } });
  expect(shown()).toBe('{"allowed":false,"reason":"signed_out"}');
});

test("behaviour: a session that could not be read, and then can", async () => {
  const { backend } = await renderWithKit(<Can />, { prepare: ({ setReachable }) => setReachable(false) });
  expect(shown()).toBe('{"allowed":false,"reason":"unavailable"}');
  backend.setReachable(true);
  await settle(5000);
  expect(shown()).toBe('ada {"allowed":true}');
});

test("behaviour: a first read does not wait for the session, which explains the proxy's refusal", async () => {
  const { backend } = await renderWithKit(<Webhooks />, { backend: { scopes: ["wallets:view"] }, live: false });
  expect(shown()).toBe("error PermissionError");
  await settle(600_000);
  expect(backend.requests).toEqual(["GET /partner-kit/partner/webhooks", "GET /partner-kit/kit/session"]);
});

test("behaviour: a read that the session refuses is not sent", async () => {
  const { backend } = await renderWithKit(
    <>
      <Can />
      <Later />
    </>,
    { backend: { scopes: ["wallets:view"] }, live: false },
  );
  fireEvent.click(screen.getByRole("button"));
  await settle();
  expect(screen.getByRole("button").textContent).toBe("error PermissionError");
  expect(backend.requests).toEqual(["GET /partner-kit/kit/session"]);
});

/** Reads the endpoints after a click. */
function Later() {
  const [isWanted, setWanted] = useState(false);
  const { status, error } = useWebhooks({ query: { enabled: isWanted } });
  return (
    <button type="button" onClick={() => setWanted(true)}>
      {status} {error?.name}
    </button>
  );
}

test("behaviour: StrictMode reads the session and sends a refused read once", async () => {
  const { backend } = await renderWithKit(
    <>
      <Can />
      <Webhooks />
    </>,
    { backend: { scopes: ["wallets:view"] }, live: false, reactStrictMode: true },
  );
  expect(backend.requests.toSorted()).toEqual(["GET /partner-kit/kit/session", "GET /partner-kit/partner/webhooks"]);
});

test("behaviour: a change that is not allowed is not sent", async () => {
  const { backend } = await renderWithKit(<Deposit />, { live: false, backend: { environment: "production" } });
  fireEvent.click(screen.getByRole("button"));
  await settle();
  expect(screen.getByRole("button").textContent).toBe("error production");
  expect(backend.requests).toEqual(["GET /partner-kit/kit/session"]);
});

test("behaviour: if the session cannot be read, the proxy decides", async () => {
  const down: typeof fetch = async () => {
    throw new TypeError("fetch failed");
  };
  const { backend } = await renderWithKit(<Webhooks />, { live: false, fetch: down });
  await settle(4000);
  expect(backend.requests).toEqual([]);
  expect(shown()).toBe("error NetworkError");
});

test("behaviour: reads do not request the session from a proxy that is down", async () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  const requested: string[] = [];
  const down: typeof fetch = async (input) => {
    requested.push(new URL(String(input), location.href).pathname);
    throw new TypeError("fetch failed");
  };
  await renderWithKit(<Webhooks />, { live: false, fetch: down });
  await settle(6000);
  expect(requested.filter((path) => path.endsWith("/webhooks"))).toHaveLength(3);
  expect(requested.filter((path) => path.endsWith("/kit/session"))).toEqual([]);
});

test("behaviour: a refusal refetches the session", async () => {
  const grants: { scopes: readonly Scope[] } = { scopes: ["wallets:view"] };
  const { backend } = await renderWithKit(
    <>
      <Can operation="getBalances" />
      <Refresh />
    </>,
    { live: false, backend: { scopes: () => grants.scopes } },
  );
  expect(shown()).toContain('{"allowed":true}');
  grants.scopes = [];
  await settle(60_000);
  fireEvent.click(screen.getByRole("button"));
  await settle();
  expect(shown()).toContain('"reason":"not_granted"');
  const reads = () => backend.requests.filter((request) => request.endsWith("/overview")).length;
  expect(reads()).toBe(2);
  fireEvent.click(screen.getByRole("button"));
  await settle();
  expect(reads()).toBe(2);
});

function Refresh() {
  const { refetch, status, error } = useBalances();
  return (
    <button type="button" onClick={() => void refetch()}>
      {status} {error?.name}
    </button>
  );
}

test("behaviour: names a scope that the service finds missing in the key, before and after the session is read", async () => {
  const { backend } = await renderWithKit(
    <>
      <Can operation="listWebhooks" />
      <Later />
    </>,
    { live: false, backend: { scenario: "limited-scopes" } },
  );
  expect(shown()).toContain('{"allowed":true}');
  fireEvent.click(screen.getByRole("button"));
  await settle();
  expect(screen.getByRole("button").textContent).toBe("error PermissionError");
  expect(shown()).toBe('ada {"allowed":false,"reason":"key_lacks_scope","scope":"webhooks:view"}');
  const sent = backend.requests.length;
  await settle(60_000);
  expect(backend.requests).toHaveLength(sent);
});

test("behaviour: once the session is read, no render reports that it is loading", async () => {
  const seen = new Set<string>();
  await renderWithKit(<Recorded seen={seen} />, { live: false });
  expect(seen).toEqual(new Set(["undefined loading", "ada allowed"]));
});

function Recorded({ seen }: { readonly seen: Set<string> }) {
  const { data, can } = useSession();
  const permission = can("getBalances");
  seen.add(`${data?.subject} ${permission.allowed ? "allowed" : permission.reason}`);
  return null;
}

test("behaviour: a refused read is repeated once it is allowed", async () => {
  const grants: { scopes: readonly Scope[] } = { scopes: [] };
  await renderWithKit(
    <>
      <Watch />
      <Refresh />
    </>,
    { live: false, backend: { scopes: () => grants.scopes } },
  );
  expect(screen.getByRole("button").textContent).toBe("error PermissionError");
  grants.scopes = ["wallets:view"];
  await settle(11_000);
  expect(screen.getByRole("button").textContent?.trim()).toBe("success");
});

test("behaviour: reads that failed without a session are repeated after signing in again", async () => {
  let isSignedIn = true;
  await renderWithKit(
    <>
      <Watch />
      <Refresh />
    </>,
    { live: false, backend: { scopes: () => (isSignedIn ? "all" : null) } },
  );
  isSignedIn = false;
  fireEvent.click(screen.getByRole("button"));
  await settle();
  expect(screen.getByRole("button").textContent).toBe("error ApiError");
  isSignedIn = true;
  await settle(11_000);
  expect(screen.getByRole("button").textContent?.trim()).toBe("success");
});

function Watch() {
  useSession({ refreshInterval: 10_000 });
  return null;
}

test("behaviour: the cache is cleared for the next user", async () => {
  const who = { subject: "ada" };
  const { backend } = await renderWithKit(
    <>
      <Can operation="getBalances" />
      <Refresh />
    </>,
    { live: false, backend: { subject: () => who.subject } },
  );
  const reads = () => backend.requests.filter((request) => request.endsWith("/overview")).length;
  expect(reads()).toBe(1);
  who.subject = "grace";
  await settle(60_000);
  backend.service.faults.add({ operation: getBalances.name, status: 403 });
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  await settle();
  expect(shown()).toContain("grace");
  expect(screen.getByRole("button").textContent).toBe("error ApiError");
});

test("behaviour: public lists need no session", async () => {
  const { backend } = await renderWithKit(<Chains />, { live: false });
  expect(backend.requests).toEqual(["GET /partner-kit/partner/wallets/chains"]);
});

function Chains() {
  useOperationQuery(listChains, {});
  return null;
}
