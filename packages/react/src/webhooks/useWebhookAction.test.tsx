import type { Webhook } from "@partner-kit/contract";
import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { pass, type RenderWithKitParameters, renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { isUncertain } from "../query/isUncertain.ts";
import {
  type UseWebhookActionParameters,
  type UseWebhookActionReturnType,
  useWebhookAction,
} from "./useWebhookAction.ts";
import { useWebhooks } from "./webhooks.ts";

let action: UseWebhookActionReturnType | undefined;
let webhooks: readonly Webhook[] = [];

interface OneProps extends Omit<UseWebhookActionParameters, "webhook"> {
  readonly isEnabled?: boolean | undefined;
}

function One({ isEnabled = true, ...parameters }: OneProps) {
  webhooks = useWebhooks().data ?? [];
  const webhook = webhooks.find(({ status }) => (status === "enabled") === isEnabled);
  return webhook ? <Action key={webhook.id} webhook={webhook} {...parameters} /> : null;
}

function Action(parameters: UseWebhookActionParameters) {
  action = useWebhookAction(parameters);
  return null;
}

async function render(props: OneProps, backend: RenderWithKitParameters["backend"] = {}) {
  action = undefined;
  return renderWithKit(<One {...props} />, { backend: { scenario: "webhook-outage", ...backend } });
}

const it = () => action ?? expect.fail("no endpoint");

async function run() {
  act(() => it().run());
  await settle(1000);
}

test("default: disabling sends all other fields unchanged", async () => {
  const onDone = vi.fn();
  const { backend } = await render({ action: "disable", onDone });
  const before = webhooks.find(({ status }) => status === "enabled") ?? expect.fail("none enabled");
  await run();
  expect(onDone).toHaveBeenCalledOnce();
  const after = webhooks.find(({ id }) => id === before.id);
  expect(after?.status).not.toBe("enabled");
  expect(after).toMatchObject({ url: before.url, description: before.description, event_types: before.event_types });
  expect(backend.requests.filter((request) => request.startsWith("PUT"))).toHaveLength(1);
});

test("behaviour: two clicks make one change", async () => {
  const { backend } = await render({ action: "disable" });
  act(() => {
    it().run();
    it().run();
  });
  await settle(1000);
  expect(backend.requests.filter((request) => request.startsWith("PUT"))).toHaveLength(1);
});

test("behaviour: deleting is confirmed by the URL's host, and succeeds if the endpoint is already gone", async () => {
  const onDone = vi.fn();
  const { backend } = await render({ action: "delete", onDone });
  const { length } = webhooks;
  expect(it().phrase).toBe("hooks.partner.example");
  backend.service.faults.add({ operation: "deleteWebhook", status: 404, times: 1 });
  await run();
  expect(onDone).toHaveBeenCalledOnce();
  await run();
  expect(onDone).toHaveBeenCalledTimes(2);
  await settle(1000);
  expect(webhooks).toHaveLength(length - 1);
});

test("behaviour: an endpoint that was deleted despite a lost response leaves the list", async () => {
  const onDone = vi.fn();
  const { backend } = await render({ action: "delete", onDone });
  const { length } = webhooks;
  backend.service.faults.add({ operation: "deleteWebhook", reset: true, times: 1 });
  await run();
  await settle(5000);
  expect(onDone).toHaveBeenCalledOnce();
  expect(webhooks).toHaveLength(length - 1);
});

test.each(["disable", "delete"] as const)(
  "behaviour: %s may have happened if a rejection follows a lost response",
  async (wish) => {
    const onDone = vi.fn();
    const { backend } = await render({ action: wish, onDone });
    const operation = wish === "delete" ? "deleteWebhook" : "replaceWebhook";
    backend.service.faults.add({ operation, offline: true, times: 1 });
    backend.service.faults.add({ operation, status: 429, retry_after: 20, times: 1 });
    await run();
    await settle(5000);
    const mayBeDone = () => {
      const { state } = it();
      return state.status === "failed" && [state.error.name, isUncertain(state.error)];
    };
    expect(mayBeDone()).toEqual(["ApiError", true]);
    // For the change, and for the read before it.
    backend.service.faults.add({ operation: wish === "delete" ? operation : "getWebhook", status: 403, times: 1 });
    await pass(backend, 20_000);
    await run();
    expect(mayBeDone()).toEqual(["ApiError", true]);
    await run();
    expect(onDone).toHaveBeenCalledOnce();
    backend.service.faults.add({ operation, status: 403, times: 1 });
    await run();
    expect(mayBeDone()).toEqual(["ApiError", false]);
  },
);

test("behaviour: an unknown outcome refetches the list", async () => {
  const { backend } = await render({ action: "delete" });
  const { length } = webhooks;
  backend.service.faults.add({ operation: "deleteWebhook", reset: true });
  await run();
  await settle(20_000);
  expect(webhooks).toHaveLength(length - 1);
});

test("behaviour: a rejection changes nothing and can be retried", async () => {
  const { backend } = await render({ action: "disable" });
  backend.service.faults.add({ operation: "replaceWebhook", status: 403, code: "FORBIDDEN", times: 1 });
  await run();
  expect(it().state).toMatchObject({ status: "failed", error: { code: "FORBIDDEN" } });
  await run();
  expect(it().state).toEqual({ status: "ready" });
});

test("behaviour: without the scope nothing is sent", async () => {
  const { backend } = await render({ action: "delete" }, { scopes: ["webhooks:view"] });
  expect(it().permission).toMatchObject({ allowed: false });
  await run();
  expect(backend.requests.filter((request) => request.startsWith("DELETE"))).toEqual([]);
});
