import { type ReactElement, useState } from "react";
import { listTokens } from "./listTokens.ts";
import { Swatch } from "./Swatch.tsx";
import { TokenName } from "./TokenName.tsx";

/** Backgrounds of tokens that are not used on the surface. */
const grounds: Readonly<Record<string, string>> = {
  "--pk-color-on-accent": "--pk-color-accent",
  "--pk-color-on-danger": "--pk-color-danger",
};

export interface ColourTableProps {
  /** Default: every colour. */
  readonly tokens?: readonly string[] | undefined;
}

/** Shows colours in both themes with their WCAG 2 contrast. */
export function ColourTable({ tokens: chosen }: ColourTableProps): ReactElement {
  const [tokens] = useState(() => chosen ?? listTokens("--pk-color-"));
  return (
    <table className="tokens">
      <thead>
        <tr>
          <th>Token</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token}>
            <td>
              <TokenName token={token} />
            </td>
            <td data-pk-theme="light">
              <Swatch token={token} ground={groundOf(token)} />
            </td>
            <td data-pk-theme="dark">
              <Swatch token={token} ground={groundOf(token)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the background of a token, or `undefined` if the token is a background itself. */
function groundOf(token: string): string | undefined {
  return /surface|fill|backdrop/.test(token) ? undefined : (grounds[token] ?? "--pk-color-surface");
}
