import "./ThemeStudio.css";
import { type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { defaultBrand, parseBrand, writeBrand } from "../../packages/react/brand/Brand.ts";
import { applyTokens, writeBrandCss, writeBrandJson } from "../../packages/react/brand/brandTokens.ts";
import { listChanges } from "./listChanges.ts";
import { listWeakPairs } from "./listWeakPairs.ts";
import { readPalette } from "./readPalette.ts";
import { ThemeControls } from "./ThemeControls.tsx";
import { applyBrand, type ThemeDraft } from "./ThemeDraft.ts";

export interface ThemeStudioProps {
  /** Brand of a link, such as `accent-6b21a8_radius-4`. */
  readonly brand?: string | undefined;
  /** Preview of the theme. */
  readonly children: ReactNode;
}

/** Edits a theme, previews it on components and shows its CSS. */
export function ThemeStudio({ brand = "", children }: ThemeStudioProps): ReactElement {
  const [own, setOwn] = useState<ThemeDraft>();
  const [draft, setDraft] = useState<ThemeDraft>();
  const start = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const kit: ThemeDraft = {
        ...defaultBrand,
        scheme: getComputedStyle(element).colorScheme === "dark" ? "dark" : "light",
        colours: readPalette(element),
        fontSize: 13,
      };
      setOwn(kit);
      setDraft(applyBrand(kit, kit, parseBrand(brand)));
    },
    [brand],
  );
  return (
    <div className="studio" ref={start}>
      {own && draft && (
        <>
          <ThemeControls
            draft={draft}
            onChange={(change) => setDraft({ ...draft, ...change })}
            onBrand={(next) => setDraft(applyBrand(draft, own, next))}
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

function ThemePreview({ draft, own, children }: DraftProps & { readonly children: ReactNode }): ReactElement {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    return frame.current ? applyTokens(frame.current, listChanges(draft, own)) : undefined;
  }, [draft, own]);
  return (
    <section
      ref={frame}
      className="studio-preview"
      aria-label="Preview"
      data-pk-theme={draft.scheme}
      data-pk-density={draft.density}
      data-pk-change={draft.change}
    >
      {children}
    </section>
  );
}

function ThemeResult({ draft, own }: DraftProps): ReactElement {
  const changes = listChanges(draft, own);
  const css = writeBrandCss(changes, draft);
  const weak = listWeakPairs(draft.colours);
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
      <div className="studio-copies">
        <CopyText label="Copy CSS" text={css} />
        <CopyText label="Copy design tokens" text={writeBrandJson(changes, draft)} />
        <CopyText label="Copy link to the brand" text={linkTo(draft)} />
      </div>
    </section>
  );
}

/** Storybook passes the args of a link to the story. */
function linkTo(draft: ThemeDraft): string {
  return new URL(`./?path=/story/foundations-theme--theme&args=brand:${writeBrand(draft)}`, location.href).href;
}

function CopyText({ label, text }: { readonly label: string; readonly text: string }): ReactElement {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => setIsCopied(true));
  };
  return (
    <button type="button" onClick={copy} onBlur={() => setIsCopied(false)}>
      {isCopied ? "Copied" : label}
    </button>
  );
}
