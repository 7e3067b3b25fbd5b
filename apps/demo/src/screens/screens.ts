import { type ComponentType, type LazyExoticComponent, lazy } from "react";
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
  readonly component: LazyExoticComponent<ComponentType>;
  /** Loads the screen's code before a click. */
  readonly preload: () => void;
}

export const screens: Readonly<Record<ScreenName, Screen>> = {
  overview: screen({ path: "/", icon: "overview", key: "o" }, async () => (await import("./Overview.tsx")).Overview),
  markets: screen({ path: "/markets", icon: "markets", key: "m" }, async () => {
    // Operators open a single market from the list.
    preloadPair();
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
export const PayMany = lazy(async () => ({ default: (await import("./PayMany.tsx")).PayMany }));

/** Screen of a single market. */
export const Pair = lazy(loadPair);

/** Loads the code of the screen at a path while the page checks who is signed in. */
export function preloadScreen(path: string): void {
  const [, first = "", second] = path.split("/");
  if (first === "markets" && second) preloadPair();
  else for (const name of screenNames) if (screens[name].path === `/${first}`) screens[name].preload();
}

/** Loads the code of the market screen before a click. */
export function preloadPair(): void {
  void loadPair().catch(() => undefined);
}

async function loadPair() {
  return { default: (await import("./Pair.tsx")).Pair };
}

function screen(
  options: Pick<Screen, "path" | "icon" | "key"> & { readonly route?: string },
  load: () => Promise<ComponentType>,
): Screen {
  const start = async () => ({ default: await load() });
  return {
    route: options.path,
    ...options,
    component: lazy(start),
    // If this fails, opening the screen fails again and shows the error.
    preload: () => void load().catch(() => undefined),
  };
}
