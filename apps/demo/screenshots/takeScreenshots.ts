// Pictures of every screen: node --conditions=@partner-kit/source apps/demo/screenshots/takeScreenshots.ts [look…] [--to folder],
// after `pnpm build`. Without a folder they are those of the documents.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium } from "playwright";
import { launchOptions } from "../../../.tooling/browser.mjs";
import { type Look, looks, openScreen, screens } from "../e2e/screens.ts";
import { signIn, startDemo } from "../e2e/startDemo.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: "string" } } });
const folder = values.to ?? fileURLToPath(new URL("../../../docs/images", import.meta.url));
const wanted = positionals.length > 0 ? positionals : ["light", "dark", "phone"];
mkdirSync(folder, { recursive: true });

const demo = await startDemo();
const browser = await chromium.launch(launchOptions());
try {
  await makeBusy();
  for (const [name, look] of Object.entries<Look>(looks)) {
    if (!wanted.includes(name)) continue;
    const context = await browser.newContext({ ...look.browser, reducedMotion: "reduce" });
    await context.addInitScript((settings) => {
      localStorage.setItem("harmattan.settings", JSON.stringify(settings));
    }, look.settings ?? {});
    await signIn(context, demo.origin, "amara");
    const page = await context.newPage();
    for (const [screen, path] of Object.entries(screens)) {
      await openScreen(page, demo.origin + path);
      await page.screenshot({ path: `${folder}/demo-${screen}-${name}.png` });
    }
    await context.close();
  }
} finally {
  await browser.close();
  await demo.stop();
}

/** Lets happen what an account sees on a day: events, and deposits, one of which is held. */
async function makeBusy(): Promise<void> {
  for (const type of ["exchange.filled", "deposit.success", "withdrawal.success"])
    await demo.control("events", { type });
  const context = await browser.newContext();
  await signIn(context, demo.origin, "amara");
  for (const amount of ["451.51", "1280.00"]) await deposit(context, amount);
  await demo.control("clock", { advance_ms: 90_000 });
  await context.close();
}

async function deposit({ request }: BrowserContext, amount: string): Promise<void> {
  const state = await request.get(`${demo.origin}/app/emulator/state`);
  const { data } = (await state.json()) as { readonly data: { readonly user_id: string } };
  const answer = await request.post(`${demo.origin}/partner-kit/simulate/crypto/deposits`, {
    headers: { origin: demo.origin, "x-partner-kit": "1" },
    data: { amount, symbol: "USDT", user_id: data.user_id, idempotency_key: amount },
  });
  if (!answer.ok()) throw new Error(`A deposit was answered with ${answer.status()}: ${await answer.text()}`);
}
