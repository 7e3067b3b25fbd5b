import { globSync } from "node:fs";
import { tokenPurposes } from "../../../.storybook/pages/tokenPurposes.ts";
import { partSelector } from "../../../packages/react/test/ComponentGuide.ts";
import type { Component } from "./guides.ts";
import { cellCode, writeTable } from "./markdown.ts";
import type { Page } from "./Page.ts";
import { type Prop, readProps } from "./readProps.ts";
import { readSource, root } from "./root.ts";

/** Writes a page per component from its guide, types and styles. */
export function writeComponentPages(components: readonly Component[]): readonly Page[] {
  return components.map((component) => ({
    path: `components/${component.name}.md`,
    title: component.name,
    group: "Components",
    text: writeComponent(component),
  }));
}

/** Writes the table of all components. */
export function writeComponentTable(components: readonly Component[]): string {
  const rows = components.map((component) => [
    areaOf(component),
    `[${component.name}](./${component.name}.md)`,
    summaryOf(component),
    `<StoryLink id="${component.docsId}">Storybook</StoryLink>`,
  ]);
  return writeTable(["area", "component", "purpose", "live"], rows);
}

function areaOf({ storyTitle }: Component): string {
  return storyTitle.split("/")[0] ?? "";
}

function writeComponent(component: Component): string {
  const { name, guide, storyId, docsId } = component;
  const { use, root: rootClass, parts, attributes = [], keyboard, dos, donts } = guide;
  const entry = /\/(charts|devtools)\//.exec(component.folder)?.[1] ?? "components";
  const hook = hookOf(component);
  return [
    "---\npageClass: wide props\naside: false\n---",
    `# ${name}`,
    summaryOf(component),
    use,
    `<StoryFrame id="${storyId}" title="${name}: ${guide.first}" />`,
    `<StoryLink id="${docsId}">All states, controls and numbered parts in Storybook</StoryLink>`,
    `Import it from \`@partner-kit/react/${entry}\`.${hook ? ` Its behaviour without elements is [\`${hook}\`](../react.md#behaviour-hooks).` : ""}`,
    "## Props",
    writeProps(readProps(propsFileOf(name), `${name}Props`)),
    "## Parts",
    `Style a part with \`.${rootClass} [data-part="…"]\`. The kit's own rules have no specificity, so one class of yours is enough.`,
    writeTable(
      ["part", "meaning"],
      parts.map((part) => [cellCode(partSelector(part)), part.text]),
    ),
    ...(attributes.length > 0
      ? [
          writeTable(
            ["attribute", "meaning"],
            attributes.map(([attribute, text]) => [cellCode(attribute), text]),
          ),
        ]
      : []),
    "## Tokens",
    writeTokens(component),
    "## Keyboard",
    writeTable(
      ["keys", "effect"],
      keyboard.map(([keys, text]) => [keys, text]),
    ),
    "## Do and don’t",
    [...dos, ...donts].map(({ text }) => `- ${text}`).join("\n"),
  ].join("\n\n");
}

function writeProps(props: readonly Prop[]): string {
  if (props.length === 0) return "It has no props.";
  const rows = props
    .toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired))
    .map(({ name, type, isRequired, text }) => [
      `${cellCode(name)}${isRequired ? " (required)" : ""}`,
      cellCode(type),
      text === "" ? (defaultTexts[name] ?? changeText(name)) : plainLinks(text),
    ]);
  return writeTable(["prop", "type", "description"], rows);
}

/** Texts of props that mean the same in every component. */
const defaultTexts: Readonly<Record<string, string>> = {
  className: "Class of the outermost element",
  view: "The controlled view, for example from the URL",
  defaultView: "The initial view",
  onViewChange: "Called with the new view",
  query: "TanStack's options of the read",
};

/** `onSelectedIdChange` reports the new value of `selectedId`. */
function changeText(name: string): string {
  const [, first = "", rest = ""] = /^on([A-Z])(\w*)Change$/.exec(name) ?? [];
  return first === "" ? "" : `Called with the new value of \`${first.toLowerCase()}${rest}\``;
}

/** Replaces `{@link name}` with code. */
function plainLinks(text: string): string {
  return text
    .replace(/\{@link (\w+)\}/g, "`$1`")
    .replaceAll("|", "\\|")
    .replaceAll("<", "&lt;");
}

/** The behaviour hook whose parameters the component's props extend. */
function hookOf({ folder, name }: Component): string | undefined {
  const parameters = /\b(Use[A-Z]\w*)Parameters\b/.exec(readSource(`${folder}/${name}.tsx`))?.[1];
  const hook = parameters && `u${parameters.slice(1)}`;
  const exported = ["behaviourHooks", "webhookHooks"].map((name) =>
    readSource(`packages/react/src/exports/${name}.ts`),
  );
  return hook && exported.some((source) => source.includes(` ${hook},`)) ? hook : undefined;
}

function summaryOf({ folder, name }: Component): string {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:const|function) ${name}\\b`).exec(
    readSource(`${folder}/${name}.tsx`),
  )?.[1];
  if (comment === undefined) throw new Error(`${name} has no comment.`);
  return comment
    .replace(/^\s*\*\s?/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}

function propsFileOf(name: string): string {
  for (const entry of ["components", "charts", "devtools"]) {
    const source = readSource(`packages/react/src/exports/${entry}.ts`);
    const file = new RegExp(`\\{[^{}]*\\b${name}Props\\b[^{}]*\\} from "\\.\\./([^"]+)"`).exec(source)?.[1];
    if (file) return `packages/react/src/${file}`;
  }
  throw new Error(`No entry exports ${name}Props.`);
}

function writeTokens({ folder }: Component): string {
  const styles = globSync(`${folder}/*.css`, { cwd: root }).map((file) => readSource(file.replaceAll("\\", "/")));
  const used = styles.flatMap((style) => Array.from(style.matchAll(/var\((--pk-[\w-]+)/g), ([, name = ""]) => name));
  const known = [...new Set(used)].filter((name) => name in tokenPurposes).toSorted();
  if (known.length === 0)
    return "Its own styles use no tokens. Its elements use those of the [theme](../theming.md#tokens).";
  const rows = known.map((name) => [cellCode(name), tokenPurposes[name] ?? ""]);
  return `${writeTable(["token", "purpose"], rows)}\n\n[Theming](../theming.md#tokens) lists all tokens with their values.`;
}
