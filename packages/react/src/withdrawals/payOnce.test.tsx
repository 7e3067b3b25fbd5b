import { act, render } from "@testing-library/react";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createBackend } from "../../test/createBackend.ts";
import { pass, settle } from "../../test/renderWithKit.tsx";
import { listWithdrawals } from "../../test/withdrawalHarness.tsx";
import { PartnerKitProvider } from "../provider/PartnerKitProvider.tsx";
import { type UseWithdrawalFormReturnType, useWithdrawalForm } from "./useWithdrawalForm.ts";
import { canSend } from "./WithdrawalFormState.ts";

/** Faults of the next submission at the service. A reset connection loses the response of a payment that was made. */
const faults = [
  { offline: true },
  { reset: true },
  { malformed: true },
  { status: 400 },
  { status: 409 },
  { status: 429 },
  { status: 502 },
  { status: 503, code: "REPLAY_PROTECTION_UNAVAILABLE" },
] as const;

const step = fc.oneof(
  { weight: 6, arbitrary: fc.constant("press" as const) },
  { weight: 1, arbitrary: fc.constantFrom("press and reload", "reload", "restart", "lose", "expire") },
  { weight: 3, arbitrary: fc.constantFrom(...faults) },
);

type Step = typeof step extends fc.Arbitrary<infer TStep> ? TStep : never;

let form: UseWithdrawalFormReturnType;

function Form() {
  form = useWithdrawalForm();
  return null;
}

/** An operator who makes payments one after another and presses what the form offers. */
async function operate(steps: readonly Step[]): Promise<void> {
  sessionStorage.clear();
  const backend = createBackend({ isSigning: true, markets: 1 });
  let isLossy = false;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await backend.fetch(input, init);
    const isLost = isLossy && String(input).endsWith("/withdrawals");
    if (!isLost) return response;
    isLossy = false;
    throw new TypeError("connection lost");
  };
  const page = (key: number) => (
    <PartnerKitProvider key={key} fetch={fetch} now={backend.clock.now} live={false}>
      <Form />
    </PartnerKitProvider>
  );
  let pages = 0;
  let payment = 0;
  /** Whether the form reported the current payment as paid. */
  let isReported = false;
  const amount = () => `${1000 + payment}.00`;
  const made = () => listWithdrawals(backend, amount());
  const { rerender, unmount } = render(page(pages));
  const reload = async () => {
    pages += 1;
    rerender(page(pages));
    await settle();
  };
  await settle();
  for (const one of steps) {
    if (typeof one === "object") backend.service.faults.add({ operation: "submitWithdrawal", ...one, times: 1 });
    else if (one === "press" || one === "press and reload") {
      await press();
      if (one === "press and reload") await reload();
    } else if (one === "reload") await reload();
    else if (one === "restart") await backend.restart();
    else if (one === "expire") await pass(backend, 300_000);
    else isLossy = true;
    await settle(500);
    await check();
  }
  unmount();
  await backend.close();
  sessionStorage.clear();

  async function press(): Promise<void> {
    const { state } = form;
    if (state.status === "editing") {
      if (isReported) next();
      const kano = form.recipients.items?.find(({ recipient }) => recipient.label?.startsWith("Kano"))?.recipient;
      act(() => form.setRecipient(kano?.id));
      act(() => form.setAmount(amount()));
      act(() => form.requestQuote());
    } else if (state.status === "reviewing" && !canSend(state)) {
      act(() => form.requestQuote());
    } else if (state.status === "reviewing" || (state.status === "uncertain" && !state.canStartOver)) {
      act(() => form.send());
      act(() => form.send());
    } else {
      // The form asks the operator to look into the list of transactions first.
      if (state.status === "uncertain" && (await made()).length > 0) next();
      act(() => form.startOver());
    }
  }

  function next(): void {
    payment += 1;
    isReported = false;
  }

  async function check(): Promise<void> {
    const [paid, ...twice] = await made();
    expect(twice).toEqual([]);
    const { state } = form;
    if (state.status === "sent") {
      expect(state.withdrawal.transaction_id).toBe(paid?.id);
      isReported = true;
    }
    // A form that can be filled in or sent says that nothing was sent.
    if ((state.status === "editing" || state.status === "reviewing") && !isReported) expect(paid).toBeUndefined();
  }
}

test("behaviour: over faults, lost responses, reloads and restarts, each payment is made once and reported as it is", async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 16 }), operate), {
    seed: 7,
    numRuns: 16,
  });
});
