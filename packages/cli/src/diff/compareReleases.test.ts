import { expect, test } from "vitest";
import type { Release } from "../codemod/Release.ts";
import { compareReleases } from "./compareReleases.ts";
import { formatDifference } from "./formatDifference.ts";
import type { ReleaseNames } from "./ReleaseNames.ts";

const base: ReleaseNames = {
  version: "1.0",
  exports: { react: ["Kept", "Old", "UseOrderParameters", "Gone"], proxy: ["createProxy"] },
  operations: {
    getOrder: { method: "GET", path: "/orders", scope: "trades:view", evidence: "assumed" },
    getRate: { method: "GET", path: "/rate", scope: null, evidence: "documented" },
  },
  messages: ["orders.title", "orders.help", "orders.total", "rates.title"],
  classes: ["pk-Figure"],
  properties: ["--pk-radius"],
  variables: ["PARTNER_KIT_PORT"],
};

const next: ReleaseNames = {
  version: "1.1",
  exports: { react: ["Added", "Kept", "New", "QueryHookParameters"], proxy: ["createProxy"] },
  operations: {
    getOrder: { method: "GET", path: "/orders", scope: "unknown", evidence: "documented" },
    listOrders: { method: "GET", path: "/orders/all", scope: "trades:view", evidence: "assumed" },
  },
  messages: ["orders.title", "orders.total", "quotes.a", "quotes.b", "quotes.c", "quotes.d", "rates.title"],
  classes: ["pk-Number"],
  properties: ["--pk-radius", "--pk-space"],
  variables: [],
};

const codemod: Release = {
  version: "1.1",
  exports: [
    { package: "@partner-kit/react", from: "Old", to: "New" },
    { package: "@partner-kit/react", from: "UseOrderParameters", to: "QueryHookParameters", operation: "getOrder" },
  ],
  fields: [
    { package: "@partner-kit/react", in: ["formatMoney()", ":Money"], from: "figure", to: "amount" },
    { package: "@partner-kit/react", in: [":Text.orders"], from: "total", check: "It has plural forms." },
    { package: "@partner-kit/react", in: [":Text.orders"], from: "help", check: "Remove it." },
  ],
  values: [],
  classes: [{ from: "pk-Figure", to: "pk-Number" }],
  attributes: [],
};

test("default", () => {
  expect(formatDifference(compareReleases({ from: base, to: next, codemods: [codemod] }))).toMatchInlineSnapshot(`
    "From 1.0 to 1.1

    @partner-kit/react
      renamed  Old  ->  New
      renamed  UseOrderParameters  ->  QueryHookParameters<typeof getOrder>
      removed  Gone
      added    Added

    Fields, options and props
      renamed  figure of formatMoney()  ->  amount

    Operations
      removed  getRate  GET /rate (documented)
      changed  getOrder  GET /orders (assumed, trades:view)  ->  GET /orders (documented, scope unknown)
      added    listOrders  GET /orders/all (assumed, trades:view)

    Messages
      changed  orders.total: It has plural forms.
      changed  orders.help: Remove it.
      added    quotes (4 messages)

    CSS classes
      renamed  pk-Figure  ->  pk-Number

    CSS custom properties
      added    --pk-space

    Environment variables
      removed  PARTNER_KIT_PORT"
  `);
});

test("behaviour: a renamed name is neither removed nor added", () => {
  const { exports, classes } = compareReleases({ from: base, to: next, codemods: [codemod] });
  expect(exports["@partner-kit/react"]).toEqual({
    added: ["Added"],
    removed: ["Gone"],
    renamed: [
      { from: "Old", to: "New", check: undefined },
      { from: "UseOrderParameters", to: "QueryHookParameters<typeof getOrder>", check: undefined },
    ],
  });
  expect(classes).toEqual({ added: [], removed: [], renamed: [{ from: "pk-Figure", to: "pk-Number" }] });
});

test("behaviour: a release has no difference to itself", () => {
  expect(formatDifference(compareReleases({ from: base, to: base, codemods: [] }))).toBe("From 1.0 to 1.0");
});
