// @vitest-environment node
import { expect, test } from "vitest";
import * as components from "./components.ts";
import * as headless from "./index.ts";

test("behaviour: what hosts can import", () => {
  expect(Object.keys(headless).toSorted()).toMatchInlineSnapshot(`
    [
      "PartnerKitProvider",
      "addDecimals",
      "balancesQuery",
      "compareDecimals",
      "createKit",
      "describeError",
      "en",
      "errorKind",
      "formatAge",
      "formatDecimal",
      "formatMoney",
      "formatPercent",
      "invalidateResources",
      "marketsQuery",
      "operationQueryKey",
      "operationQueryOptions",
      "sessionQuery",
      "tickerColumns",
      "tickerQuery",
      "useBalanceOverview",
      "useBalances",
      "useFreshness",
      "useLive",
      "useMarkets",
      "useOperationMutation",
      "useOperationQuery",
      "usePartnerKit",
      "useSession",
      "useTicker",
      "useTickerTable",
    ]
  `);
  expect(Object.keys(components).toSorted()).toMatchInlineSnapshot(`
    [
      "BalanceOverview",
      "TickerTable",
    ]
  `);
});
