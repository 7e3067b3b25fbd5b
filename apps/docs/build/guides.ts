import { globSync } from "node:fs";
import { posix } from "node:path";
import { pathToFileURL } from "node:url";
import type { ComponentGuide } from "../../../packages/react/test/ComponentGuide.ts";
import { readSource, root } from "./root.ts";

/** A component with its guide. */
export interface Component {
  readonly name: string;
  /** The folder of its files, from the repository's root. */
  readonly folder: string;
  readonly guide: ComponentGuide;
  /** The component's title in Storybook: `Markets/TickerTable`. */
  readonly storyTitle: string;
  /** ID of the guide's first story in Storybook. */
  readonly storyId: string;
  /** ID of the component's page in Storybook. */
  readonly docsId: string;
}

/** Reads every component that has a guide, sorted by its title in Storybook. */
export async function readComponents(): Promise<readonly Component[]> {
  const files = globSync("packages/react/src/**/*.guide.ts", { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  const components = await Promise.all(files.map(readComponent));
  return components.toSorted((one, other) => one.storyTitle.localeCompare(other.storyTitle, "en"));
}

async function readComponent(file: string): Promise<Component> {
  const { guide } = (await import(pathToFileURL(`${root}${file}`).href)) as { readonly guide: ComponentGuide };
  const name = posix.basename(file, ".guide.ts");
  const folder = posix.dirname(file);
  const storyTitle = /title: "([^"]+)"/.exec(readSource(`${folder}/${name}.stories.tsx`))?.[1] ?? "";
  const prefix = toId(storyTitle);
  return { name, folder, guide, storyTitle, storyId: `${prefix}--${toId(guide.first)}`, docsId: `${prefix}--docs` };
}

/** Storybook's ID of a title or a story's name. */
function toId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
