import { QueryClient } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { useCreateWebhook, useWebhooks } from "../webhooks/webhooks.ts";

function Create() {
  useWebhooks();
  const { mutate, data } = useCreateWebhook();
  const input = {
    url: "https://partner.example/hooks",
    description: "",
    enabled: false,
    event_types: ["deposit.success" as const],
  };
  return (
    <button type="button" onClick={() => mutate(input)}>
      {data?.secret}
    </button>
  );
}

const shown = () => screen.getByRole("button").textContent ?? "";

function everythingIn(queryClient: QueryClient): string {
  return JSON.stringify([
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state),
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state),
  ]);
}

async function create(queryClient: QueryClient, reactStrictMode = false) {
  const result = await renderWithKit(<Create />, { queryClient, live: false, reactStrictMode });
  act(() => screen.getByRole("button").click());
  await settle();
  return result;
}

test.each([false, true])("default, StrictMode %s", async (reactStrictMode) => {
  await create(new QueryClient(), reactStrictMode);
  expect(shown()).toMatch(/^whsec_/);
});

test("behaviour: a secret is removed when its component unmounts, and is never in the query cache", async () => {
  const queryClient = new QueryClient({ defaultOptions: { mutations: { gcTime: 600_000 } } });
  const { unmount } = await create(queryClient);
  const secret = shown();
  expect(
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
    ),
  ).not.toContain(secret);
  expect(everythingIn(queryClient)).toContain(secret);
  unmount();
  await settle();
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
  expect(everythingIn(queryClient)).not.toContain(secret);
});

test("behaviour: a response that arrives after unmounting is not stored", async () => {
  const queryClient = new QueryClient();
  const { unmount, backend } = await renderWithKit(<Create />, { queryClient, live: false });
  act(() => screen.getByRole("button").click());
  unmount();
  await settle(1000);
  expect(backend.requests).toContain("POST /partner-kit/partner/webhooks");
  expect(backend.received.join("")).toContain("whsec_");
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
});
