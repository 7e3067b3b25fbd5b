import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { pass, renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { useLive } from "../live/useLive.ts";
import { useTicker } from "./useTicker.ts";

function Prices() {
  const { data, status } = useTicker();
  const { state } = useLive();
  return (
    <output>
      {state} {status} {data?.tickers.map(({ pair_id, last }) => `${pair_id}=${last}`).join(" ")}
    </output>
  );
}

test("default", async () => {
  const { backend } = await renderWithKit(<Prices />);
  await settle(1000);
  expect(screen.getByRole("status").textContent).toMatch(/^live success BTC-USD=\d+\.\d+ /);
  const before = screen.getByRole("status").textContent;
  await pass(backend, 5000);
  expect(screen.getByRole("status").textContent).not.toBe(before);
  // The stream's first message has everything, and came before the read that waits for the session.
  expect(backend.requests).not.toContain("GET /partner-kit/partner/exchange/ticker/24h");
  await backend.close();
});
