import type { BrowserContextOptions, Page } from "playwright";

/** Path of every screen. */
export const screens = {
  overview: "/",
  markets: "/markets",
  pair: "/markets/BTC-USD",
  trade: "/trade",
  orders: "/orders",
  pay: "/pay",
  payMany: "/pay/batch",
  transactions: "/transactions",
  recipients: "/recipients",
  compliance: "/compliance",
  approvals: "/approvals",
  webhooks: "/webhooks",
  developers: "/developers",
} as const;

export type ScreenName = keyof typeof screens;

/** Browser options and saved settings that a screen is tested with. */
export interface Look {
  readonly browser: BrowserContextOptions;
  readonly settings?: Readonly<Record<string, string>>;
}

const desk = { width: 1360, height: 900 };

export const looks = {
  light: { browser: { viewport: desk, colorScheme: "light" } },
  dark: { browser: { viewport: desk, colorScheme: "dark" } },
  phone: {
    browser: { viewport: { width: 390, height: 844 }, colorScheme: "light", hasTouch: true, isMobile: true },
  },
  arabic: { browser: { viewport: desk, colorScheme: "light" }, settings: { language: "ar" } },
} as const satisfies Readonly<Record<string, Look>>;

/** Combines a dark theme with a right-to-left language. */
export const darkArabic: Look = {
  browser: { viewport: desk, colorScheme: "dark" },
  settings: { language: "ar" },
};

/** Opens an address and waits until its data has loaded. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await page.waitForFunction(
    () => !document.querySelector("main :is([aria-busy=true], [data-status=loading], .app-loading)"),
  );
}
