/** An entry of Storybook's `index.json`. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: "story" | "docs";
  readonly tags?: readonly string[] | undefined;
}

/** A component of the book. */
export interface BookEntry {
  readonly name: string;
  /** Story of the picture. */
  readonly storyId: string;
  /** Whether the picture needs a window of its own, because the story opens a layer. */
  readonly isLayer: boolean;
  /** Address of its page in Storybook's frame. */
  readonly href: string;
}

export interface Area {
  readonly name: string;
  readonly entries: readonly BookEntry[];
}

/**
 * Lists the titles of the book by section, in the sidebar's order. The picture is the story with the tag `picture`, or the
 * first one. `firstOf` names the first story of a guide.
 */
export function listAreas(
  entries: readonly IndexEntry[],
  firstOf: (title: string) => string | undefined,
): readonly Area[] {
  const byTitle = Map.groupBy(entries, ({ title }) => title);
  const titles = [...byTitle].flatMap(([title, own]) => {
    const stories = own.filter(({ type }) => type === "story");
    const layer = stories.find(({ tags }) => tags?.includes("picture"));
    const story = layer ?? stories.find(({ name }) => name === firstOf(title)) ?? stories[0];
    const page = own.find(({ type }) => type === "docs");
    const [area = "", name] = title.split("/");
    if (!story || !page || name === undefined) return [];
    const entry: BookEntry = {
      name,
      storyId: story.id,
      isLayer: layer !== undefined,
      href: `./?path=/docs/${page.id}`,
    };
    return [{ area, entry }];
  });
  return Array.from(
    Map.groupBy(titles, ({ area }) => area),
    ([name, members]) => ({ name, entries: members.map(({ entry }) => entry) }),
  );
}

/** Whether the area has components, not pages of text or hooks without a look of their own. */
export function isOfComponents({ name }: Area): boolean {
  return !["Foundations", "Headless", "Recipes"].includes(name);
}
