import { fireEvent, screen, within } from "@testing-library/react";
import { onTestFinished } from "vitest";
import { PartnerKitProvider } from "../src/provider/PartnerKitProvider.tsx";
import { WithdrawalForm, type WithdrawalFormProps } from "../src/withdrawals/WithdrawalForm/WithdrawalForm.tsx";
import type { Backend, CreateBackendParameters } from "./createBackend.ts";
import { type RenderWithKitReturnType, renderWithKit, settle } from "./renderWithKit.tsx";

export interface RenderWithdrawalParameters extends WithdrawalFormProps {
  readonly backend?: CreateBackendParameters;
}

export interface RenderWithdrawalReturnType extends RenderWithKitReturnType {
  /** Loads the page again: only what the browser stored is left. */
  readonly reload: () => Promise<void>;
  /** Submissions of the page. */
  readonly sent: () => readonly string[];
  readonly quoted: () => readonly string[];
  /** The withdrawals of an amount that the service has. */
  readonly withdrawals: (amount?: string) => Promise<readonly { readonly id: string; readonly status: string }[]>;
}

/** Renders the form with a proxy that signs withdrawals. */
export async function renderWithdrawal(
  parameters: RenderWithdrawalParameters = {},
): Promise<RenderWithdrawalReturnType> {
  const { backend: options, ...props } = parameters;
  onTestFinished(() => sessionStorage.clear());
  const result = await renderWithKit(<WithdrawalForm {...props} />, { backend: { isSigning: true, ...options } });
  const { backend, rerender } = result;
  let pages = 0;
  return {
    ...result,
    reload: async () => {
      pages += 1;
      rerender(
        <PartnerKitProvider key={pages} fetch={backend.fetch} now={backend.clock.now}>
          <WithdrawalForm {...props} />
        </PartnerKitProvider>,
      );
      await settle(1000);
    },
    sent: () => backend.requests.filter((request) => request === "POST /partner-kit/partner/wallets/withdrawals"),
    quoted: () => backend.requests.filter((request) => request.endsWith("/withdrawals/quotes")),
    withdrawals: (amount = "1234.00") => listWithdrawals(backend, amount),
  };
}

/** Reads the withdrawals of an amount past the page. */
export async function listWithdrawals({ fetch }: Pick<Backend, "fetch">, amount: string) {
  const response = await fetch("/partner-kit/partner/wallets/transactions", { headers: { "x-partner-kit": "1" } });
  const { data } = await response.json();
  return data.transactions.filter(
    (transaction: { type: string; amount: string }) =>
      transaction.type === "withdrawal" && transaction.amount === amount,
  );
}

export const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole("button", { name }));

/** Chooses the first recipient that a search finds. */
export async function choose(name: string): Promise<void> {
  const input = screen.getByRole("combobox", { name: /^Recipient/ });
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: name } });
  await settle();
  fireEvent.click(within(screen.getByRole("listbox")).getAllByRole("option")[0] ?? document.body);
  await settle();
}

export const type = (amount: string): boolean =>
  fireEvent.change(screen.getByRole("textbox", { name: /^Amount/ }), { target: { value: amount } });

/** Reviews a payment to a bank account. */
export async function review(amount = "1234"): Promise<void> {
  await choose("kano");
  type(amount);
  press("Review payment");
  await settle(500);
}

export async function send(): Promise<void> {
  press(/^Send /);
  await settle(1000);
}
