import { type ReactElement, useCallback, useState } from "react";
import { contrast } from "./contrast.ts";
import { listTokens } from "./listTokens.ts";
import { tokenPurposes } from "./tokenPurposes.ts";

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
            <td>{tokenPurposes[token]}</td>
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
