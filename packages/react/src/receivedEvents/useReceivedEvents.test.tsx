import { allScopes, type listReceivedEvents, type Scope } from "@partner-kit/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CreateBackendParameters } from "../../test/createBackend.ts";
import { emit, subscribeReceiver } from "../../test/receiveEvents.ts";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import type { QueryHookParameters } from "../query/queryHook.ts";
import { useReceivedEvents } from "./receivedEvents.ts";

function Events(parameters: QueryHookParameters<typeof listReceivedEvents>) {
  const { data, status, error } = useReceivedEvents(parameters);
  return (
    <output>
      {data ? `${data.events.map(({ seq, type }) => `${seq} ${type}`).join()} next ${data.next}` : status} {error?.name}
    </output>
  );
}

const shown = () => screen.getByRole("status").textContent?.trim();

async function render(
  parameters: QueryHookParameters<typeof listReceivedEvents> = {},
  backend: CreateBackendParameters = {},
) {
  const result = await renderWithKit(<Events {...parameters} />, { backend });
  await subscribeReceiver(result.backend);
  return result;
}

test("default: reads received events in sequence, again after new ones", async () => {
  const { backend } = await render();
  expect(shown()).toBe("next null");
  await emit(backend, "deposit.success", "exchange.filled");
  await settle(1000);
  expect(shown()).toBe("1 deposit.success,2 exchange.filled next null");
});

test("parameters: after and limit", async () => {
  const { backend } = await render({ after: 1, limit: 1 });
  await emit(backend, "deposit.success", "exchange.filled", "withdrawal.failed");
  await settle(1000);
  expect(shown()).toBe("2 exchange.filled next 2");
});

test("parameters: query", async () => {
  const { backend } = await render({ query: { enabled: false } });
  expect(shown()).toBe("pending");
  expect(backend.requests.filter((request) => request.includes("/kit/events"))).toEqual([]);
});

test("behaviour: users see the events that their grants allow", async () => {
  const scopes: Scope[] = [...allScopes];
  const { backend, unmount } = await render({}, { scopes: () => scopes });
  await emit(backend, "deposit.success", "exchange.filled");
  unmount();
  scopes.splice(0, scopes.length, "wallets:view");
  await renderWithKit(<Events />, { fetch: backend.fetch, now: backend.clock.now });
  expect(shown()).toBe("1 deposit.success next null");
});
