import type { ComponentType } from "react";
import { balanceChart } from "../markets/charts.ts";
import { createChunk } from "../shell/createChunk.tsx";
import type { IconName } from "../shell/Icon.tsx";

/** Screens in the order of the navigation. The first group has no title. */
export const screenGroups = [
  { title: undefined, names: ["overview"] },
  { title: "trading", names: ["markets", "trade", "orders"] },
  { title: "payments", names: ["pay", "transactions", "recipients"] },
  { title: "review", names: ["approvals", "compliance"] },
  { title: "integration", names: ["webhooks", "developers"] },
] as const;

export type ScreenName = (typeof screenGroups)[number]["names"][number];

export const screenNames: readonly ScreenName[] = screenGroups.flatMap(({ names }) => names);

export interface Screen {
  /** URL path that the navigation links to. */
  readonly path: string;
  /** Route pattern of all URLs that show this screen. */
  readonly route: string;
  readonly icon: IconName;
  /** Second key of the shortcut; the first is `g`. */
  readonly key: string;
  readonly component: ComponentType;
  /** Loads the screen's code before a click. */
  readonly preload: () => Promise<void>;
}

export const screens: Readonly<Record<ScreenName, Screen>> = {
  overview: screen({ path: "/", icon: "overview", key: "o" }, async () => {
    const [{ Overview }] = await Promise.all([import("./Overview.tsx"), balanceChart.preload()]);
    return Overview;
  }),
  markets: screen({ path: "/markets", icon: "markets", key: "m" }, async () => {
    // Operators open a single market from the list.
    void preloadPair();
    return (await import("./Markets.tsx")).Markets;
  }),
  trade: screen(
    { path: "/trade", route: "/trade/:pairId?", icon: "trade", key: "x" },
    async () => (await import("./Trade.tsx")).Trade,
  ),
  orders: screen(
    { path: "/orders", route: "/orders/:orderId?", icon: "orders", key: "e" },
    async () => (await import("./Orders.tsx")).Orders,
  ),
  pay: screen({ path: "/pay", icon: "pay", key: "p" }, async () => (await import("./Pay.tsx")).Pay),
  transactions: screen(
    { path: "/transactions", route: "/transactions/:transactionId?", icon: "transactions", key: "t" },
    async () => (await import("./Transactions.tsx")).Transactions,
  ),
  recipients: screen(
    { path: "/recipients", icon: "recipients", key: "r" },
    async () => (await import("./Recipients.tsx")).Recipients,
  ),
  compliance: screen(
    { path: "/compliance", route: "/compliance/:transactionId?", icon: "compliance", key: "c" },
    async () => (await import("./Compliance.tsx")).Compliance,
  ),
  approvals: screen(
    { path: "/approvals", route: "/approvals/:approvalId?", icon: "approvals", key: "a" },
    async () => (await import("./Approvals.tsx")).Approvals,
  ),
  webhooks: screen(
    { path: "/webhooks", route: "/webhooks/:tab?", icon: "webhooks", key: "w" },
    async () => (await import("./Webhooks.tsx")).Webhooks,
  ),
  developers: screen(
    { path: "/developers", icon: "developers", key: "d" },
    async () => (await import("./Developers.tsx")).Developers,
  ),
};

/** Screen of payments to many recipients. */
export const PayMany = createChunk(async () => (await import("./PayMany.tsx")).PayMany).Component;

const pair = createChunk(async () => (await import("./Pair.tsx")).Pair);

/** Screen of a single market. */
export const Pair = pair.Component;

/** Loads the code of the market screen before a click. */
export const preloadPair: () => Promise<void> = pair.preload;

/** Loads the code of the screen at a path while the page checks who is signed in. */
export async function preloadScreen(path: string): Promise<void> {
  const [, first = "", second] = path.split("/");
  if (first === "markets" && second) return preloadPair();
  for (const name of screenNames) if (screens[name].path === `/${first}`) await screens[name].preload();
}

function screen(
  options: Pick<Screen, "path" | "icon" | "key"> & { readonly route?: string },
  load: () => Promise<ComponentType>,
): Screen {
  const { Component: component, preload } = createChunk(load);
  return { route: options.path, ...options, component, preload };
}
