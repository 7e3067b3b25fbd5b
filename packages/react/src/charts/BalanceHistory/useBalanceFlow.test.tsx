import { listTransactions } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createBackend } from "../../../test/createBackend.ts";
import { renderWithKit, settle } from "../../../test/renderWithKit.tsx";
import { createKit } from "../../query/kit.ts";
import { useBalanceFlow } from "./useBalanceFlow.ts";

const STEP = 5400;

interface ProbeProps {
  /** Of the first of two steps, in seconds since the epoch. */
  readonly start: number;
  readonly isToNow: boolean;
  readonly onIds: (ids: readonly string[]) => void;
}

function Probe({ start, isToNow, onIds }: ProbeProps): null {
  const none = [null, null];
  const columns = { available: none, locked: none, total: none, outstanding: none };
  const { movements } = useBalanceFlow({
    currency: "NGN",
    currencies: ["NGN", "USD"],
    series: { ...columns, currency: "NGN", time: [start, start + STEP], step_seconds: STEP, sampled_since: null },
    isToNow,
    trades: [],
    lockedChanges: [],
    timeZone: "UTC",
  });
  onIds(movements.map(({ transactionId }) => transactionId));
  return null;
}

// Regression: a deposit before the first sample was in the sums, but not in the change that they add up to.
test("behaviour: counts what moved between the first sample and the last one", async () => {
  const { fetch, clock } = createBackend();
  const { transactions } = await createKit({ fetch }).client.call(listTransactions, {});
  const deposit = transactions.find(
    ({ type, currency, status }) => type === "deposit" && currency === "NGN" && status === "success",
  );
  const time = Date.parse(deposit?.created_at ?? "") / 1000;
  const isCounted = async (parameters: Omit<ProbeProps, "onIds">) => {
    let found: readonly string[] = [];
    const onIds = (ids: readonly string[]) => {
      found = ids;
    };
    const { unmount } = await renderWithKit(<Probe {...parameters} onIds={onIds} />, { fetch, now: clock.now });
    await settle(1000);
    unmount();
    return found.includes(deposit?.id ?? "");
  };
  // The sample of a step is its last one: five minutes before its end.
  expect(await isCounted({ start: time - STEP + 301, isToNow: true })).toBe(false);
  expect(await isCounted({ start: time - STEP + 299, isToNow: true })).toBe(true);
  // A part of the range ends with such a sample, too. The current balance includes all.
  expect(await isCounted({ start: time - 2 * STEP + 1, isToNow: false })).toBe(false);
  expect(await isCounted({ start: time - 2 * STEP + 1, isToNow: true })).toBe(true);
});
