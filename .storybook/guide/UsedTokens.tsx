import { type ReactElement, useEffect, useState } from "react";
import { describeLength } from "../pages/describeLength.ts";
import { Swatch } from "../pages/Swatch.tsx";
import { TokenName } from "../pages/TokenName.tsx";
import { tokenPurposes } from "../pages/tokenPurposes.ts";
import { listUsedTokens, type UsedToken } from "./listUsedTokens.ts";

export interface UsedTokensProps {
  /** Element that contains the component. */
  readonly example: HTMLElement | null;
  readonly root: string;
}

/** Lists the tokens that the rules of the visible elements use, read from the style sheets. */
export function UsedTokens({ example, root }: UsedTokensProps): ReactElement {
  const [tokens, setTokens] = useState<readonly UsedToken[]>([]);
  useEffect(() => {
    if (!example) return;
    const read = () => {
      const shown = example.querySelector<HTMLElement>(`.${root}:not([aria-busy="true"])`);
      if (!shown) return;
      changes.disconnect();
      setTokens(listUsedTokens(shown).filter(({ name }) => name in tokenPurposes));
    };
    const changes = new MutationObserver(read);
    changes.observe(example, { childList: true, subtree: true, attributes: true });
    read();
    return () => changes.disconnect();
  }, [example, root]);
  return (
    <table className="tokens">
      <thead>
        <tr>
          <th>Token</th>
          <th>Now</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ name, value }) => (
          <tr key={name}>
            <td>
              <TokenName token={name} />
            </td>
            <td>
              {name.startsWith("--pk-color-") && value ? <Swatch token={name} /> : describeLength(value) || "not set"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
