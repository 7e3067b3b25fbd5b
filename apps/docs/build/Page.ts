/** A page of the site. */
export interface Page {
  /** Path below the site's root: `operations/alerts.md`. */
  readonly path: string;
  readonly title: string;
  readonly group: PageGroup;
  /** Markdown of the page. */
  readonly text: string;
}

export const pageGroups = ["Start", "Build", "Components", "Run", "Proxy", "Reference", "Contribute"] as const;

/** A group of the sidebar. */
export type PageGroup = (typeof pageGroups)[number];
