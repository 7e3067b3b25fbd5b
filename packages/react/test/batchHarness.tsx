import { fireEvent, screen, within } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";
import { BatchPayment } from "../src/paymentBatches/BatchPayment/BatchPayment.tsx";
import type { BatchPaymentProps } from "../src/paymentBatches/BatchPayment/BatchPaymentView.tsx";
import { PartnerKitProvider } from "../src/provider/PartnerKitProvider.tsx";
import type { CreateBackendParameters } from "./createBackend.ts";
import { type RenderWithKitReturnType, renderWithKit, settle } from "./renderWithKit.tsx";

export interface RenderBatchPaymentParameters extends BatchPaymentProps {
  readonly backend?: CreateBackendParameters;
}

export interface RenderBatchPaymentReturnType extends RenderWithKitReturnType {
  /** Loads the page again: only what the browser stored is left. */
  readonly reload: () => Promise<void>;
  /** Whether the page loses the responses to changes of batches. The proxy still carries them out. */
  readonly loseResponses: (areLost: boolean) => void;
  /** Batches that the page sent. */
  readonly sent: () => readonly string[];
  /** The number of batches that the proxy has. */
  readonly countBatches: () => Promise<number>;
}

/** Renders the form with a proxy that signs withdrawals. */
export async function renderBatchPayment(
  parameters: RenderBatchPaymentParameters = {},
): Promise<RenderBatchPaymentReturnType> {
  const { backend: options, ...props } = parameters;
  onTestFinished(() => sessionStorage.clear());
  const result = await renderWithKit(<p />, { backend: { isSigning: true, ...options } });
  const { backend, rerender } = result;
  let areLost = false;
  let pages = 0;
  const fetchPage: typeof fetch = async (input, init) => {
    const response = await backend.fetch(input, init);
    if (areLost && init?.method === "POST" && String(input).includes("/kit/payment-batches"))
      throw new TypeError("connection lost");
    return response;
  };
  const reload = async () => {
    pages += 1;
    rerender(
      <PartnerKitProvider key={pages} fetch={fetchPage} now={backend.clock.now}>
        <BatchPayment {...props} />
      </PartnerKitProvider>,
    );
    await vi.dynamicImportSettled();
    await settle(1000);
  };
  await reload();
  return {
    ...result,
    reload,
    loseResponses: (next) => {
      areLost = next;
    },
    countBatches: async () => {
      const response = await backend.fetch("/partner-kit/kit/payment-batches", { headers: { "x-partner-kit": "1" } });
      const { data } = await response.json();
      return data.batches.length;
    },
    sent: () => backend.requests.filter((request) => request === "POST /partner-kit/kit/payment-batches"),
  };
}

export const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole("button", { name }));

/** Pastes payments. */
export async function paste(...lines: readonly string[]): Promise<void> {
  fireEvent.change(screen.getByRole("textbox", { name: "Payments" }), { target: { value: lines.join("\n") } });
  await settle();
}

/** Pastes payments and opens their review. */
export async function review(...lines: readonly string[]): Promise<void> {
  await paste(...lines);
  press("Review payments");
  await settle(500);
}

/** Texts of the payments in the table, without the heading. */
export function rows(): readonly string[] {
  return within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent ?? "");
}
