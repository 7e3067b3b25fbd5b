import "./ThemeStudio.css";
import { type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { listChanges } from "./listChanges.ts";
import { listWeakPairs } from "./listWeakPairs.ts";
import { readPalette } from "./readPalette.ts";
import { ThemeControls } from "./ThemeControls.tsx";
import type { ThemeDraft } from "./ThemeDraft.ts";
import { writeThemeCss } from "./writeThemeCss.ts";

export interface ThemeStudioProps {
  /** Preview of the theme. */
  readonly children: ReactNode;
}

/** Edits a theme, previews it on components and shows its CSS. */
export function ThemeStudio({ children }: ThemeStudioProps): ReactElement {
  const [own, setOwn] = useState<ThemeDraft>();
  const [draft, setDraft] = useState<ThemeDraft>();
  const start = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const kit: ThemeDraft = {
      scheme: getComputedStyle(element).colorScheme === "dark" ? "dark" : "light",
      colours: readPalette(element),
      density: "comfortable",
      radius: 8,
      fontSize: 13,
      font: "",
    };
    setOwn(kit);
    setDraft(kit);
  }, []);
  return (
    <div className="studio" ref={start}>
      {own && draft && (
        <>
          <ThemeControls
            draft={draft}
            onChange={(change) => setDraft({ ...draft, ...change })}
            onReset={() => setDraft(own)}
          />
          <ThemeResult draft={draft} own={own} />
          <ThemePreview draft={draft} own={own}>
            {children}
          </ThemePreview>
        </>
      )}
    </div>
  );
}

interface DraftProps {
  readonly draft: ThemeDraft;
  readonly own: ThemeDraft;
}

/** Sets the tokens through the CSSOM, because a strict policy forbids `style` elements. */
function ThemePreview({ draft, own, children }: DraftProps & { readonly children: ReactNode }): ReactElement {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const style = frame.current?.style;
    const changes = listChanges(draft, own);
    for (const [property, value] of changes) style?.setProperty(property, value);
    return () => {
      for (const [property] of changes) style?.removeProperty(property);
    };
  }, [draft, own]);
  return (
    <section
      ref={frame}
      className="studio-preview"
      aria-label="Preview"
      data-pk-theme={draft.scheme}
      data-pk-density={draft.density}
    >
      {children}
    </section>
  );
}

function ThemeResult({ draft, own }: DraftProps): ReactElement {
  const [isCopied, setIsCopied] = useState(false);
  const css = writeThemeCss(draft, own);
  const weak = listWeakPairs(draft.colours);
  const copy = () => {
    void navigator.clipboard.writeText(css).then(() => setIsCopied(true));
  };
  return (
    <section className="studio-result" aria-label="Result">
      <div role="status">
        {weak.length > 0 && (
          <>
            <strong>Too little contrast</strong>
            <ul>
              {weak.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <pre dir="ltr">{css}</pre>
      <button type="button" onClick={copy} onBlur={() => setIsCopied(false)}>
        {isCopied ? "Copied" : "Copy CSS"}
      </button>
    </section>
  );
}
