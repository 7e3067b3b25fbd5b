import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { createBackend } from "../../test/createBackend.ts";
import { renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { useBalances } from "../balances/balances.ts";
import { useTicker } from "../markets/markets.ts";
import { PartnerKitProvider } from "../provider/PartnerKitProvider.tsx";
import { useAcceptQuote } from "../quotes/quotes.ts";
import { useSession } from "../session/useSession.ts";

let renders = 0;
beforeEach(() => {
  renders = 0;
});

function Subject() {
  const { data } = useSession();
  renders += 1;
  return <output>{data?.subject}</output>;
}

function Can() {
  const { can } = useSession();
  renders += 1;
  return <output>{String(can("getBalances").allowed)}</output>;
}

function Fetching() {
  const { data, isFetching } = useSession();
  renders += 1;
  return <output>{`${data?.subject} ${isFetching}`}</output>;
}

function Data() {
  const session = useSession();
  const { data } = useBalances();
  const { data: tickers } = useTicker({ query: { select: ({ tickers: all }) => all.length } });
  const { mutate } = useAcceptQuote();
  renders += 1;
  return <output>{[session.data?.subject, data?.balances.length, tickers, typeof mutate].join(" ")}</output>;
}

// A stable element, so that only the kit's hooks render the components again.
const data = <Data />;

test.each([
  ["data", <Subject key="" />],
  ["can", <Can key="" />],
])("behaviour: who reads `%s` of the session is not rendered by a read that changes nothing", async (_, element) => {
  const { backend } = await renderWithKit(element, { live: false });
  const before = renders;
  const reads = backend.requests.length;
  await settle(1_000);
  await act(async () => window.dispatchEvent(new Event("visibilitychange")));
  await settle(120_000);
  await act(async () => window.dispatchEvent(new Event("visibilitychange")));
  await settle(1_000);
  expect(backend.requests.length).toBeGreaterThan(reads);
  expect(renders).toBe(before);
});

test("behaviour: tracks every field of the result and renders the components that read it", async () => {
  await renderWithKit(<Fetching />, { live: false });
  expect(screen.getByRole("status").textContent).toBe("ada false");
  const before = renders;
  await settle(120_000);
  await act(async () => window.dispatchEvent(new Event("visibilitychange")));
  await settle(1_000);
  expect(renders).toBeGreaterThan(before);
});

test("behaviour: data hooks do not render when locale or messages change", async () => {
  const backend = createBackend();
  const pageIn = (locale: string) => (
    <PartnerKitProvider fetch={backend.fetch} now={backend.clock.now} live={false} locale={locale}>
      {data}
    </PartnerKitProvider>
  );
  const { rerender } = render(pageIn("en"));
  await settle(1_000);
  expect(screen.getByRole("status").textContent).toBe("ada 2 6 function");
  const before = renders;
  rerender(pageIn("ar"));
  await settle(1_000);
  expect(renders).toBe(before);
});
