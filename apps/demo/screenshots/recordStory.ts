// The animated picture of the README: node --conditions=@partner-kit/source apps/demo/screenshots/recordStory.ts [file],
// after `pnpm build`. It plays the guided story and takes a frame of its key moments.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { browser } from "../e2e/browser.ts";
import { openAs } from "../e2e/openAs.ts";
import { startDemo } from "../e2e/startDemo.ts";
import { type WebpFrame, writeAnimatedWebp } from "./writeAnimatedWebp.ts";

const file = process.argv[2] ?? fileURLToPath(new URL("../../../docs/images/story.webp", import.meta.url));
const size = { width: 1200, height: 750 };
/** Longest side and quality at which all frames are smaller than 2 MB. */
const QUALITY = 62;

/** Key moments of a step, in milliseconds that each is shown. Default: only its end. */
const moments: Readonly<Record<number, Moments>> = {
  1: { before: 1800 },
  3: { during: 550, after: 1200 },
  4: { before: 1400, after: 2200 },
  6: { during: 550, after: 1800 },
  7: { before: 1400, during: 650, after: 1600 },
  12: { before: 4000 },
};
const skipped = new Set([9]);

interface Moments {
  readonly before?: number;
  readonly during?: number;
  readonly after?: number;
}

const demo = await startDemo();
try {
  const page = await openAs({
    backEnd: demo,
    person: "amara",
    look: { browser: { viewport: size, reducedMotion: "no-preference" } },
  });
  const devtools = await page.context().newCDPSession(page);
  const frames: WebpFrame[] = [];
  const take = async (milliseconds: number | undefined) => {
    if (milliseconds === undefined) return;
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
    frames.push({ picture: Buffer.from(data, "base64"), milliseconds });
  };

  await page.goto(`${demo.origin}/?story`);
  const story = page.getByRole("complementary", { name: "Guided story" });
  const primary = story.locator("[data-kind=primary]");
  const isDone = () => story.evaluate((panel) => panel.querySelector("[data-done=true][role=status]") !== null);
  for (let step = 1; ; step += 1) {
    // The first scene and the last one have no number.
    const place =
      step > 1 && step < 12 ? story.getByText(`step ${step - 1} of 10`) : story.getByRole("heading", { level: 2 });
    await place.waitFor();
    // The screen loads, and the ring moves.
    await page.waitForTimeout(900);
    const { before, during, after = skipped.has(step) ? undefined : 1600 } = moments[step] ?? {};
    await take(before);
    if (step === 12) break;
    if ((await primary.innerText()) !== "Next") await primary.click();
    // The story leaves the first step when the account is ready.
    if (step === 1) continue;
    while (!(await isDone()) || (await primary.getAttribute("aria-disabled")) === "true") {
      await page.waitForTimeout(700);
      if (!(await isDone())) await take(during);
    }
    await page.waitForTimeout(900);
    await take(after);
    await primary.click();
  }
  const picture = writeAnimatedWebp({ frames, ...size });
  writeFileSync(file, picture);
  process.stdout.write(`${frames.length} frames, ${Math.round(picture.length / 1000)} kB: ${file}\n`);
} finally {
  await browser.close();
  await demo.stop();
}
