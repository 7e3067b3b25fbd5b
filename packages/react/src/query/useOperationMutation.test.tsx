import { acceptQuote, createRecipient, getBalances } from "@partner-kit/contract";
import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { muteErrors } from "../../test/muteErrors.ts";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { useBalances } from "../balances/useBalances.ts";
import { useOperationMutation } from "./useOperationMutation.ts";

/** Any operation can be sent; this one says that balances are stale after it. */
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

test("behaviour: a failed change is neither repeated nor followed by reads", async () => {
  const onError = vi.fn();
  const { backend } = await renderWithKit(<Touch />, { onError });
  backend.service.faults.add({ operation: "getBalances", status: 503 });
  await click();
  await settle(120_000);
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

test("behaviour: an operation that is not safe to send twice cannot be told to retry", async () => {
  muteErrors();
  await expect(renderWithKit(<Create />)).rejects.toThrow(/createRecipient cannot be retried/);
});
