import { type ReactElement, useCallback, useState } from "react";
import { contrast } from "./contrast.ts";
import { listTokens } from "./listTokens.ts";

const purposes: Readonly<Record<string, string>> = {
  "--pk-color-surface": "What components stand on",
  "--pk-color-surface-subtle": "Heads of tables, toolbars, what cannot be changed",
  "--pk-color-surface-raised": "Dialogs, lists, menus, toasts",
  "--pk-color-surface-hover": "What is pointed at or walked to",
  "--pk-color-fill": "Skeletons, what is pressed, what is out of use",
  "--pk-color-border": "Hairlines between things",
  "--pk-color-border-control": "Frames of what can be filled in or pressed",
  "--pk-color-text": "What is read first",
  "--pk-color-text-secondary": "Labels and second sentences",
  "--pk-color-text-muted": "Help, codes, ages",
  "--pk-color-accent": "The one thing to do, what is chosen, the ring of focus. The host’s colour",
  "--pk-color-on-accent": "Words on the accent",
  "--pk-color-up": "A price that rose. Never alone: a sign or an arrow says the same",
  "--pk-color-down": "A price that fell",
  "--pk-color-warn": "Something to look at: stale, held, temporarily unavailable",
  "--pk-color-info": "Something to know",
  "--pk-color-success": "It worked; it is current",
  "--pk-color-danger": "It failed; it cannot be undone; it is overdue",
  "--pk-color-on-danger": "Words on danger",
  "--pk-color-backdrop": "What lies between a dialog and the page",
};

/** What a token has to be seen against, other than the surface. */
const grounds: Readonly<Record<string, string>> = {
  "--pk-color-on-accent": "--pk-color-accent",
  "--pk-color-on-danger": "--pk-color-danger",
};

/** Every colour in both themes, with its contrast as WCAG 2 counts it. */
export function ColourTable(): ReactElement {
  const [tokens] = useState(() => listTokens("--pk-color-"));
  return (
    <table className="tokens">
      <thead>
        <tr>
          <th>Token</th>
          <th>Light</th>
          <th>Dark</th>
          <th>For</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token}>
            <td>
              <code>{token}</code>
            </td>
            <td data-pk-theme="light">
              <Swatch token={token} />
            </td>
            <td data-pk-theme="dark">
              <Swatch token={token} />
            </td>
            <td>{purposes[token]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Swatch({ token }: { readonly token: string }): ReactElement {
  const [ratio, setRatio] = useState("");
  const measure = useCallback(
    (element: HTMLSpanElement | null) => {
      if (!element) return;
      element.style.background = `var(${token})`;
      element.style.color = `var(${grounds[token] ?? "--pk-color-surface"})`;
      const { backgroundColor, color } = getComputedStyle(element);
      const isSurface = /surface|fill|backdrop/.test(token);
      setRatio(isSurface ? "" : `${contrast(backgroundColor, color).toFixed(1)} : 1`);
    },
    [token],
  );
  return (
    <span className="swatch">
      <span ref={measure} />
      {ratio}
    </span>
  );
}
