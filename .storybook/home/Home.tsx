import { DocsContext } from "@storybook/addon-docs/blocks";
import { type ReactElement, useContext, useState } from "react";
import { useGlobals } from "../guide/useGlobals.ts";
import { signPaths } from "../theme/brand.ts";
import { Gallery } from "./Gallery.tsx";
import { isOfComponents } from "./listAreas.ts";
import { useAreas } from "./useAreas.ts";

/** First page of the book: what the kit is, and a picture of every component. */
export function Home(): ReactElement {
  const { channel } = useContext(DocsContext);
  const globals = useGlobals(channel);
  const areas = useAreas();
  const [search, setSearch] = useState("");
  const componentCount = areas.filter(isOfComponents).reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className="home sb-unstyled">
      <header className="home-head">
        <svg className="home-sign" viewBox="0 0 20 20" aria-hidden="true">
          <path d={signPaths.parts} fill="currentColor" />
          <path d={signPaths.next} fill="none" stroke="currentColor" strokeWidth={1.5} />
        </svg>
        <h1>Run a partner account inside your own admin</h1>
        <p>
          Markets, balances, payments, compliance and webhooks: each a component you place on a page, in your colours
          and your operators’ language.
        </p>
        <ul className="home-starts">
          {starts.map(({ href, name, text }) => (
            <li key={href}>
              <a className="home-start" href={href} target="_top">
                <strong>{name}</strong>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </header>
      <div className="home-bar">
        <h2>Components</h2>
        <input
          type="search"
          className="home-search"
          aria-label="Find a component"
          placeholder={componentCount > 0 ? `Find one of ${componentCount} components` : ""}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <Gallery areas={areas} search={search.trim().toLowerCase()} globals={globals} />
    </div>
  );
}

const starts = [
  { href: "./?path=/docs/recipes-overview--docs", name: "Recipes", text: "Whole pages, with their source" },
  { href: "./?path=/docs/foundations-colour--docs", name: "Foundations", text: "Colour, type, space, motion, words" },
  { href: "./?path=/story/foundations-theme--theme", name: "Theme studio", text: "Try your brand on the kit" },
  { href: "./?path=/docs/foundations-tokens--docs", name: "Tokens", text: "Download them for Figma" },
] as const;
