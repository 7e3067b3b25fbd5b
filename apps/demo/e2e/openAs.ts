import type { Browser, BrowserContext, Page } from "playwright";
import type { BackEnd } from "./BackEnd.ts";
import type { Look } from "./screens.ts";

export type PersonName = keyof typeof personNames;

export interface OpenAsParameters {
  readonly browser: Browser;
  readonly backEnd: Pick<BackEnd, "origin">;
  readonly person: PersonName;
  /** Default: a desk in light colours. */
  readonly look?: Look | undefined;
  /** Sees the profile before its first page. */
  readonly prepare?: ((context: BrowserContext) => Promise<unknown>) | undefined;
}

/** Opens the admin in a browser profile of its own and signs somebody in, as a person does. */
export async function openAs(parameters: OpenAsParameters): Promise<Page> {
  const { browser, backEnd, person, look, prepare } = parameters;
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

/** Chooses somebody on the sign-in, and waits until the admin is there. */
export async function signIn(page: Page, person: PersonName): Promise<void> {
  await page.getByRole("button", { name: personNames[person] }).click();
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await page.locator("[data-back-end]").waitFor();
}

/** Has somebody else signed in, by the menu. */
export async function become(page: Page, person: PersonName): Promise<void> {
  await page.getByRole("button", { name: /Signed in as/ }).click();
  const menu = page.getByRole("dialog", { name: /^Signed in as/ });
  await menu.getByRole("button", { name: personNames[person] }).click();
  await page.getByRole("dialog", { name: personNames[person] }).waitFor();
}

/** Signs out by the menu, and waits until the page asks who is there. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Signed in as/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.locator(".app-sign-in").waitFor();
}

/** How the people's buttons are called. */
export const personNames = { amara: /Amara Okafor/, kwame: /Kwame Mensah/, leila: /Leïla Diallo/ } as const;
