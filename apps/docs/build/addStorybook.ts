// Copies the built Storybook into the built site, where the pages of components link to it.
import { cpSync, existsSync, rmSync } from "node:fs";
import { app, root } from "./root.ts";

const built = `${root}.storybook/dist`;
const target = `${app}dist/storybook`;
if (!existsSync(`${built}/index.html`))
  throw new Error("Storybook is not built. Run `pnpm build-docs`, which builds both.");
rmSync(target, { recursive: true, force: true });
cpSync(built, target, { recursive: true });
