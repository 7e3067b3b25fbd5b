import { acceptQuote, createRecipient, createWebhook, getBalances } from "@partner-kit/contract";
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { muteErrors } from "../../test/muteErrors.ts";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { useBalances } from "../balances/balances.ts";
import { useOperationMutation } from "./useOperationMutation.ts";

/** An operation that affects balances. */
const touchBalances = { ...getBalances, affects: ["balances"] } as const;

function Touch({ onSuccess }: { readonly onSuccess?: () => void }) {
  useBalances();
  const { mutate, status } = useOperationMutation(touchBalances, { mutation: onSuccess ? { onSuccess } : {} });
  return (
    <button type="button" onClick={() => mutate({})}>
      {status}
    </button>
  );
}

function Accept() {
  const { mutate, status } = useOperationMutation(acceptQuote, { retrySafely: true });
  return (
    <button type="button" onClick={() => mutate({ quote_id: "0199a8f0-0000-7000-8000-000000000000" })}>
      {status}
    </button>
  );
}

function Create() {
  useOperationMutation(createRecipient, { retrySafely: true });
  return null;
}

async function click(): Promise<void> {
  act(() => screen.getByRole("button").click());
  await settle();
}

test("default", async () => {
  const onSuccess = vi.fn();
  const { backend } = await renderWithKit(<Touch onSuccess={onSuccess} />);
  const reads = () => backend.requests.filter((request) => request.endsWith("/overview")).length;
  expect(reads()).toBe(1);
  await click();
  expect(screen.getByRole("button").textContent).toBe("success");
  expect(reads()).toBe(3);
  expect(onSuccess).toHaveBeenCalledOnce();
});

test("behaviour: a failed change is neither retried nor followed by refetches", async () => {
  const onError = vi.fn();
  const { backend } = await renderWithKit(<Touch />, { onError });
  backend.service.faults.add({ operation: "getBalances", status: 503 });
  await click();
  await settle(40_000);
  expect(screen.getByRole("button").textContent).toBe("error");
  expect(backend.requests.filter((request) => request.endsWith("/overview"))).toHaveLength(2);
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 503 }), {
    source: "mutation",
    operation: "getBalances",
  });
});

test("parameters: retrySafely", async () => {
  const { backend } = await renderWithKit(<Accept />);
  backend.setReachable(false);
  await click();
  expect(screen.getByRole("button").textContent).toBe("pending");
  backend.setReachable(true);
  await settle(1000);
  expect(backend.requests.filter((request) => request.endsWith("/accept"))).toHaveLength(1);
});

test("behaviour: retrySafely throws for an operation that is not safe to send twice", async () => {
  muteErrors();
  await expect(renderWithKit(<Create />)).rejects.toThrow(/`retrySafely` was set for "createRecipient"/);
});

describe("deduplication", () => {
  const created = (requests: readonly string[]) =>
    requests.filter((request) => request === "POST /partner-kit/partner/webhooks");

  test("behaviour: ignores a second click while the first call is in flight", async () => {
    const onSuccess = vi.fn();
    const { backend } = await renderWithKit(<Webhook onSuccess={onSuccess} />, { live: false });
    act(() => {
      screen.getByRole("button").click();
      screen.getByRole("button").click();
    });
    await settle();
    expect(screen.getByRole("button").textContent).toBe("success");
    expect(created(backend.requests)).toHaveLength(1);
    expect(onSuccess).toHaveBeenCalledOnce();
    await click();
    expect(created(backend.requests)).toHaveLength(2);
  });

  test("behaviour: two copies of a form share one request and both get its result", async () => {
    const { backend } = await renderWithKit(
      <>
        <Webhook />
        <Webhook />
      </>,
      { live: false },
    );
    act(() => {
      for (const button of screen.getAllByRole("button")) button.click();
    });
    await settle();
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["success", "success"]);
    expect(created(backend.requests)).toHaveLength(1);
  });

  test("behaviour: another input sends another change", async () => {
    const { backend } = await renderWithKit(
      <>
        <Webhook />
        <Webhook path="other" />
      </>,
      { live: false },
    );
    act(() => {
      for (const button of screen.getAllByRole("button")) button.click();
    });
    await settle();
    expect(created(backend.requests)).toHaveLength(2);
  });

  test("behaviour: mutateAsync returns the promise in flight, which also rejects for the second caller", async () => {
    const promises: Promise<unknown>[] = [];
    await renderWithKit(<Webhook onPromise={(promise) => promises.push(promise)} />, {
      live: false,
      prepare: ({ service }) => service.faults.add({ operation: "createWebhook", status: 503 }),
    });
    act(() => {
      screen.getByRole("button").click();
      screen.getByRole("button").click();
    });
    expect(promises[1]).toBe(promises[0]);
    await expect(promises[0]).rejects.toMatchObject({ status: 503 });
    await settle();
    expect(screen.getByRole("button").textContent).toBe("error");
  });

  test("behaviour: of two calls with the same input in flight, only the callbacks of the first run", async () => {
    const calls = [vi.fn(), vi.fn()];
    const options = calls.map((onSuccess) => ({ onSuccess }));
    await renderWithKit(<Webhook callOptions={options} />, { live: false });
    act(() => {
      screen.getByRole("button").click();
      screen.getByRole("button").click();
    });
    await settle();
    expect(calls.map((each) => each.mock.calls.length)).toEqual([1, 0]);
  });

  test("behaviour: after reset, the same input joins the call in flight", async () => {
    const { backend } = await renderWithKit(<Webhook />, { live: false });
    act(() => screen.getByRole("button").click());
    fireEvent.contextMenu(screen.getByRole("button"));
    act(() => screen.getByRole("button").click());
    await settle();
    expect(screen.getByRole("button").textContent).toBe("success");
    expect(created(backend.requests)).toHaveLength(1);
  });
});

interface WebhookProps {
  readonly path?: string;
  readonly onSuccess?: () => void;
  readonly onPromise?: (promise: Promise<unknown>) => void;
  /** Options of the calls of `mutate`, in their order. */
  readonly callOptions?: { readonly onSuccess: () => void }[];
}

function Webhook({ path = "hooks", onSuccess, onPromise, callOptions }: WebhookProps) {
  const { mutate, mutateAsync, reset, status } = useOperationMutation(createWebhook, {
    mutation: onSuccess ? { onSuccess } : {},
  });
  const input = {
    url: `https://partner.example/${path}`,
    description: "",
    enabled: false,
    event_types: ["deposit.success" as const],
  };
  const send = () => {
    if (!onPromise) return mutate(input, callOptions?.shift());
    const promise = mutateAsync(input);
    promise.catch(() => undefined);
    onPromise(promise);
  };
  return (
    <button type="button" onClick={send} onContextMenu={reset}>
      {status}
    </button>
  );
}
