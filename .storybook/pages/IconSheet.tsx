import { type ReactElement, useState } from "react";

const [icons] = Object.values(
  import.meta.glob<Readonly<Record<string, string>>>("../../packages/react/src/ui/Icon/iconPaths.ts", {
    eager: true,
    import: "iconPaths",
  }),
);

type Format = "SVG" | "name";

/** Shows every icon of the kit. A click copies it, as SVG for a design tool or by its name. */
export function IconSheet(): ReactElement {
  const [format, setFormat] = useState<Format>("SVG");
  const [copied, setCopied] = useState<string>();
  const copy = (name: string, path: string) => {
    void navigator.clipboard.writeText(format === "SVG" ? drawIcon(path) : name).then(() => setCopied(name));
  };
  return (
    <div className="sb-unstyled">
      <fieldset className="page-choice">
        <legend>A click copies</legend>
        {(["SVG", "name"] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="format" checked={format === one} onChange={() => setFormat(one)} />
            {one === "SVG" ? "the SVG" : "the name"}
          </label>
        ))}
      </fieldset>
      <ul className="icon-sheet">
        {Object.entries(icons ?? {}).map(([name, path]) => (
          <li key={name}>
            <button type="button" onClick={() => copy(name, path)} onBlur={() => setCopied(undefined)}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d={path} />
              </svg>
              <span aria-live="polite">{copied === name ? "Copied" : name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function drawIcon(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
}
