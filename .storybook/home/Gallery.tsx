import type { CSSProperties, ReactElement } from "react";
import { guideOf } from "../guide/guides.ts";
import type { Globals } from "../guide/useGlobals.ts";
import { LayerPicture } from "./LayerPicture.tsx";
import { type Area, type BookEntry, isOfComponents } from "./listAreas.ts";
import { StoryPicture } from "./StoryPicture.tsx";

export interface GalleryProps {
  readonly areas: readonly Area[];
  /** Part of a name, in lower case. */
  readonly search: string;
  readonly globals: Globals;
}

/** Shows a picture of each component by area, and lists the hooks. */
export function Gallery({ areas, search, globals }: GalleryProps): ReactElement {
  const found = areas
    .map(({ name, entries }) => ({ name, entries: entries.filter((entry) => matches(name, entry, search)) }))
    .filter(({ entries }) => entries.length > 0);
  const hooks = found.find(({ name }) => name === "Headless");
  const shown = found.filter(isOfComponents);
  return (
    <>
      <p className="home-found" role="status">
        {search !== "" && shown.length === 0 && !hooks && areas.length > 0 && `No component matches “${search}”.`}
      </p>
      <div className="home-areas">
        {shown.map(({ name, entries }) => (
          <section
            key={name}
            className="home-area"
            aria-labelledby={idOf(name)}
            style={{ "--home-count": name === "Primitives" ? WIDE : entries.length } as CSSProperties}
          >
            <h3 id={idOf(name)}>{name}</h3>
            <ul className="home-cards" data-size={name === "Primitives" ? "small" : "large"}>
              {entries.map((entry) => (
                <Card key={entry.name} entry={entry} globals={globals} />
              ))}
            </ul>
          </section>
        ))}
        {hooks && (
          <section
            className="home-area"
            aria-labelledby={idOf("hooks")}
            style={{ "--home-count": WIDE } as CSSProperties}
          >
            <h3 id={idOf("hooks")}>Hooks, for a look of your own</h3>
            <ul className="home-hooks">
              {hooks.entries.map(({ name, href }) => (
                <li key={name}>
                  <a className="home-hook" href={href} target="_top">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

/** More than any number of columns. */
const WIDE = 99;

function Card({ entry, globals }: { readonly entry: BookEntry; readonly globals: Globals }): ReactElement {
  const { name, storyId, isLayer, href } = entry;
  // The first sentence: when to use it.
  const [use] = guideOf(name)?.use.split(/(?<=\.) /) ?? [];
  const { theme, ...settings } = globals;
  return (
    <li className="home-card">
      {isLayer ? (
        <LayerPicture storyId={storyId} globals={globals} />
      ) : (
        // Another language, direction or density needs another picture. The theme does not.
        <StoryPicture key={JSON.stringify(settings)} storyId={storyId} />
      )}
      <a className="home-card-link" href={href} target="_top">
        {name}
      </a>
      {use && <p>{use}</p>}
    </li>
  );
}

function matches(area: string, { name }: BookEntry, search: string): boolean {
  return `${area} ${name}`.toLowerCase().includes(search);
}

function idOf(name: string): string {
  return `home-${name.toLowerCase().replaceAll(/\W+/g, "-")}`;
}
