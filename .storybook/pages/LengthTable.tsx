import { type ReactElement, useCallback, useState } from "react";
import { describeLength } from "./describeLength.ts";
import { listTokens } from "./listTokens.ts";
import { TokenName } from "./TokenName.tsx";

export interface LengthTableProps {
  /** Prefixes of the tokens to show. */
  readonly prefixes: readonly string[];
  /** A bar of the token's length, or text in the token's size. */
  readonly sample: "bar" | "text" | "none";
  readonly density?: "comfortable" | "compact" | undefined;
}

/** Shows lengths and times with their current values. */
export function LengthTable({ prefixes, sample, density = "comfortable" }: LengthTableProps): ReactElement {
  const [rows, setRows] = useState<readonly { readonly token: string; readonly value: string }[]>([]);
  const readRows = useCallback(
    (body: HTMLElement | null) => {
      if (!body) return;
      const styles = getComputedStyle(body);
      setRows(prefixes.flatMap(listTokens).map((token) => ({ token, value: styles.getPropertyValue(token).trim() })));
    },
    [prefixes],
  );
  return (
    <table className="tokens">
      <thead>
        <tr>
          <th>Token</th>
          <th>Value</th>
          {sample !== "none" && <th>Looks like</th>}
        </tr>
      </thead>
      <tbody ref={readRows} data-pk-density={density}>
        {rows.map(({ token, value }) => (
          <tr key={token}>
            <td>
              <TokenName token={token} />
            </td>
            <td>{describeLength(value)}</td>
            {sample !== "none" && <td>{sample === "bar" ? <Bar token={token} /> : <Line token={token} />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ token }: { readonly token: string }): ReactElement {
  if (token.includes("radius")) return <span className="corner" style={{ borderStartStartRadius: `var(${token})` }} />;
  return <span className="bar" style={{ inlineSize: `var(${token})` }} />;
}

function Line({ token }: { readonly token: string }): ReactElement {
  const property = properties.find(([part]) => token.includes(part))?.[1] ?? "fontSize";
  return <span style={{ [property]: `var(${token})`, whiteSpace: "nowrap" }}>1,284.50</span>;
}

const properties = [
  ["weight", "fontWeight"],
  ["code", "fontFamily"],
] as const;
