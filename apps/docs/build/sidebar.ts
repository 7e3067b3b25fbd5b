import { type Page, pageGroups } from "./Page.ts";

export interface SidebarGroup {
  readonly text: string;
  readonly collapsed: boolean;
  readonly items: readonly { readonly text: string; readonly link: string }[];
}

/** Writes the sidebar: one group per group of pages. */
export function writeSidebar(pages: readonly Page[]): readonly SidebarGroup[] {
  return pageGroups.map((group) => ({
    text: group,
    collapsed: group === "Components" || group === "Contribute",
    items: pages
      .filter((page) => page.group === group && page.path !== "index.md")
      .map(({ title, path }) => ({ text: title, link: `/${path.replace(/(index)?\.md$/, "")}` })),
  }));
}
