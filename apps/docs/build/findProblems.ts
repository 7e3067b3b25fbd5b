export interface FindProblemsParameters {
  /** Path of the site on its host, with slashes at both ends. */
  readonly base: string;
  /** IDs of stories and pages in Storybook, which is below `storybook/`. */
  readonly stories: readonly string[];
  /** Every file of the site. */
  readonly files: ReadonlySet<string>;
  /** Pages and style sheets by file. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Finds dead links and requests to other origins, one line each. */
export function findProblems({ base, stories, files, texts }: FindProblemsParameters): readonly string[] {
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (file: string): ReadonlySet<string> => {
    const known =
      anchors.get(file) ?? new Set(Array.from(texts.get(file)?.matchAll(/\sid="([^"]+)"/g) ?? [], ([, id = ""]) => id));
    anchors.set(file, known);
    return known;
  };

  function findDead(file: string, link: string): string | undefined {
    const url = new URL(link, `https://site${base}${file}`);
    if (url.origin !== "https://site") return undefined;
    if (!url.pathname.startsWith(base)) return "leaves the site";
    const path = decodeURI(url.pathname.slice(base.length));
    if (path.startsWith("storybook/")) {
      const id = /^\/(?:docs|story)\/(.+)$/.exec(url.searchParams.get("path") ?? "")?.[1];
      return id === undefined || stories.includes(id) ? undefined : "Storybook does not have this page";
    }
    const target = [path, `${path}index.html`, `${path}/index.html`].find((one) => files.has(one));
    if (target === undefined) return "does not exist";
    const anchor = decodeURIComponent(url.hash.slice(1));
    return anchor === "" || !target.endsWith(".html") || anchorsOf(target).has(anchor)
      ? undefined
      : "has no such heading";
  }

  return Array.from(texts, ([file, text]) => [
    ...listLinks(text).flatMap((link) => {
      const problem = findDead(file, link);
      return problem === undefined ? [] : [`${file}: ${link} ${problem}`];
    }),
    ...listForeign(text).map((address) => `${file}: loads ${address} from another origin`),
  ]).flat();
}

/** Links of a page, without those to other sites. */
function listLinks(text: string): readonly string[] {
  const links = Array.from(text.matchAll(/\s(?:href|src)="([^"]+)"/g), ([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
  return [...new Set(links)].filter((link) => !/^(?:https?:|mailto:|data:)/.test(link));
}

/** Addresses of other origins that a browser would load. */
function listForeign(text: string): readonly string[] {
  const elements = text.matchAll(
    /<(?:script|link|img|iframe|source|video)\b[^>]*?\s(?:src|href)="((?:https?:)?\/\/[^"]+)"/g,
  );
  const styles = text.matchAll(/(?:url\(|@import )["']?((?:https?:)?\/\/[^"')]+)/g);
  return [...elements, ...styles].map(([, address = ""]) => address);
}
