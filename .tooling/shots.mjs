// Takes screenshots of stories into .storybook/shots/, for review. No test compares them.
//   pnpm shots [part of a story's ID]    in light, dark, right-to-left and 360 px wide
//   pnpm shots --compare <commit>        key stories of that commit and of this folder, and a contact sheet of what changed
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBrowser } from "./browser.mjs";
import { buildStorybook, checkOut, root } from "./shots/buildStorybook.mjs";
import { compareShots } from "./shots/compareShots.mjs";
import { listStories, takeShots } from "./shots/takeShots.mjs";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { compare: { type: "string" } } });
const [filter = ""] = positionals;
const shots = join(root, ".storybook/shots");
ensureBrowser();
process.exit(values.compare === undefined ? await shoot() : await compare(values.compare));

async function shoot() {
  const storybook = buildStorybook(root);
  const stories = listStories(storybook).filter(({ id }) => id.includes(filter));
  const looks = ["light", "dark", "rtl", "360"];
  const failures = await takeShots({ storybook, stories, looks, folder: shots });
  for (const failure of failures) console.error(failure);
  const taken = stories.length * looks.length;
  console.log(`${stories.length} stories, ${taken} screenshots, ${failures.length} failed, in .storybook/shots/`);
  return failures.length === 0 && taken > 0 ? 0 : 1;
}

/** @param {string} commit */
async function compare(commit) {
  const folder = join(shots, "compare");
  const looks = ["light", "dark"];
  const states = { before: buildStorybook(checkOut(commit)), after: buildStorybook(root) };
  for (const [state, storybook] of Object.entries(states)) {
    const stories = listStories(storybook).filter(({ isKey, id }) => isKey && id.includes(filter));
    // A story that fails in the other commit is still worth a look.
    for (const failure of await takeShots({ storybook, stories, looks, folder: join(folder, state) }))
      console.error(`${state}: ${failure}`);
  }
  const { compared, changed } = await compareShots(folder);
  console.log(`${changed} of ${compared} screenshots changed since ${commit}: .storybook/shots/compare/index.html`);
  return compared > 0 ? 0 : 1;
}
