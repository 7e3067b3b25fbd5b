/// <reference lib="dom" />
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { launchOptions } from "../browser.mjs";

/**
 * Compares the screenshots in `before/` and `after/`, and writes a contact sheet of those that differ: `index.html`, and a
 * picture of it.
 *
 * @param {string} folder
 * @returns {Promise<{ compared: number, changed: number }>}
 */
export async function compareShots(folder) {
  const [before, after] = ["before", "after"].map((state) => new Set(readdirSync(join(folder, state))));
  const names = [...new Set([...(before ?? []), ...(after ?? [])])].toSorted();
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
  /** @type {{ name: string, share: number }[]} */
  const changed = [];
  for (const name of names) {
    const pictures = ["before", "after"].map((state) => readPicture(join(folder, state, name)));
    const share = await page.evaluate(countChangedPixels, pictures);
    if (share > 0) changed.push({ name, share });
  }
  changed.sort((one, other) => other.share - one.share);
  const sheet = join(folder, "index.html");
  writeFileSync(sheet, writeSheet(changed, { before, after }));
  await page.goto(`file://${sheet}`);
  await page.screenshot({ path: join(folder, "sheet.png"), fullPage: true });
  await browser.close();
  return { compared: names.length, changed: changed.length };
}

/** @param {string} file */
function readPicture(file) {
  return existsSync(file) ? `data:image/png;base64,${readFileSync(file).toString("base64")}` : undefined;
}

/**
 * Runs in the page, because a browser decodes PNG. Returns the share of pixels that differ, 1 if a picture is missing.
 *
 * @param {(string | undefined)[]} pictures
 */
async function countChangedPixels(pictures) {
  const images = await Promise.all(
    pictures.map(async (picture) => picture && createImageBitmap(await (await fetch(picture)).blob())),
  );
  const [one, other] = images;
  if (!one || !other) return 1;
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const [first, second] = [one, other].map((image) => {
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(image, 0, 0);
    return new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0));
  });
  const changed = first?.reduce((count, pixel, index) => (pixel === second?.[index] ? count : count + 1), 0) ?? 0;
  return changed / (width * height);
}

/**
 * @param {readonly { name: string, share: number }[]} changed
 * @param {Record<string, Set<string> | undefined>} states
 */
function writeSheet(changed, states) {
  const rows = changed.map(({ name, share }) => {
    const cells = Object.entries(states).map(([state, names]) =>
      names?.has(name) ? `<td><img src="${state}/${name}" alt=""></td>` : "<td>No such story.</td>",
    );
    return `<tr><th>${name.replace(".png", "")}<br>${(share * 100).toFixed(2)} %</th>${cells.join("")}</tr>`;
  });
  return `<!doctype html>
<meta charset="utf-8">
<title>Changed stories</title>
<style>
  body { font: 14px system-ui; margin: 24px }
  th { text-align: start; vertical-align: top; width: 200px; overflow-wrap: anywhere }
  td { vertical-align: top; padding: 8px }
  img { width: 600px; max-height: 400px; object-fit: contain; object-position: 0 0; border: 1px solid #ccc }
</style>
<h1>${changed.length} changed</h1>
<table><tr><th>Story</th><th>Before</th><th>After</th></tr>
${rows.join("\n")}
</table>
`;
}
