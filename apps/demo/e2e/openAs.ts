import type { BrowserContext, Page } from "playwright";
import type { BackEnd } from "./BackEnd.ts";
import { browser } from "./browser.ts";
import type { Look } from "./screens.ts";

export type PersonName = keyof typeof personNames;

export interface OpenAsParameters {
  readonly backEnd: Pick<BackEnd, "origin">;
  readonly person: PersonName;
  /** Default: 1280 × 900 px in light colours. */
  readonly look?: Look | undefined;
  /** Called with the browser context before its first page opens. */
  readonly prepare?: ((context: BrowserContext) => Promise<unknown>) | undefined;
}

/** Opens the admin in a new browser context and signs a person in. */
export async function openAs(parameters: OpenAsParameters): Promise<Page> {
  const { backEnd, person, look, prepare } = parameters;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    colorScheme: "light",
    reducedMotion: "reduce",
    ...look?.browser,
  });
  await context.addInitScript((settings) => {
    localStorage.setItem("harmattan.settings", JSON.stringify(settings));
  }, look?.settings ?? {});
  await prepare?.(context);
  const page = await context.newPage();
  await page.goto(backEnd.origin);
  await signIn(page, person);
  return page;
}

/** Chooses a person on the sign-in and waits until the admin has loaded. */
export async function signIn(page: Page, person: PersonName): Promise<void> {
  await page.getByRole("button", { name: personNames[person] }).click();
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await page.locator("[data-back-end]").waitFor({ state: "attached" });
}

/** Switches to another person through the menu. */
export async function become(page: Page, person: PersonName): Promise<void> {
  await page.getByRole("button", { name: /Signed in as/ }).click();
  const menu = page.getByRole("dialog", { name: /^Signed in as/ });
  await menu.getByRole("button", { name: personNames[person] }).click();
  await page.getByRole("dialog", { name: personNames[person] }).waitFor();
}

/** Signs out through the menu and waits for the sign-in. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Signed in as/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.locator(".app-sign-in").waitFor();
}

/** Accessible names of the buttons that sign each person in. */
export const personNames = { amara: /Amara Okafor/, kwame: /Kwame Mensah/, leila: /Leïla Diallo/ } as const;
