import { setupPartnerKit } from "@partner-kit/mock/testing";
import * as proxy from "@partner-kit/proxy";
import { PartnerKitProvider } from "@partner-kit/react";
import { BalanceOverview } from "@partner-kit/react/components";
import { cleanup, render, screen } from "@testing-library/react";
import { afterAll, afterEach, expect, test } from "vitest";

const kit = setupPartnerKit({ proxy, scenario: "first-day" });

afterEach(async () => {
  cleanup();
  await kit.reset();
});
afterAll(() => kit.close());

test("an operator sees the balance", async () => {
  render(
    <PartnerKitProvider fetch={kit.fetch} live={false}>
      <BalanceOverview />
    </PartnerKitProvider>,
  );
  expect((await screen.findAllByText(/5,000,000/)).length).toBeGreaterThan(0);
});
