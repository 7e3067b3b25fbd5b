import { docsUrl } from "@partner-kit/contract";
import { type Page, pageGroups } from "./Page.ts";

/** Writes `llms.txt`: the list of pages for language models. */
export function writeLlms(pages: readonly Page[]): string {
  const groups = pageGroups.map((group) => {
    const links = pages
      .filter((page) => page.group === group && group !== "Contribute")
      .map(({ path, title }) => `- [${title}](${docsUrl}/${path.replace(/\.md$/, ".html")})`);
    return links.length === 0 ? "" : `## ${group}\n\n${links.join("\n")}`;
  });
  return [
    "# partner-kit",
    "> React components, hooks, a server-side proxy and an emulator for an exchange-and-wallet partner account.",
    `Start with ${docsUrl}/integrate.html. The whole documentation is one file: ${docsUrl}/llms-full.txt. The API is ${docsUrl}/openapi.json, its webhooks are ${docsUrl}/asyncapi.json.`,
    ...groups.filter((group) => group !== ""),
    "",
  ].join("\n\n");
}

/** Writes `llms-full.txt`: all pages for those who use the kit, as Markdown. */
export function writeLlmsFull(pages: readonly Page[]): string {
  return pages
    .filter(({ group }) => group !== "Contribute")
    .map(({ path, text }) => `<!-- ${path} -->\n\n${plain(text)}`)
    .join("\n\n---\n\n")
    .concat("\n");
}

/** Removes front matter and elements of the site. */
function plain(text: string): string {
  return text
    .replace(/^---\n[\s\S]*?\n---\n+/, "")
    .replace(/<StoryFrame[^>]*\/>\n*/g, "")
    .replace(/<StoryLink[^>]*>(.*?)<\/StoryLink>/g, "$1")
    .replace(/<svg[\s\S]*?<\/svg>\n*/g, "")
    .trim();
}
