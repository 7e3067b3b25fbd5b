import type { ReactElement } from "react";
import { type TokenMode, writeModeTokens } from "../../packages/react/build/modeTokens.ts";
import tokens from "../../packages/react/tokens.json" with { type: "json" };

/** Downloads the published tokens, and each of their modes as a file for a design tool. */
export function TokenDownloads(): ReactElement {
  return (
    <div className="sb-unstyled">
      <div className="page-buttons">
        <button
          type="button"
          className="page-button"
          data-primary
          onClick={() => download("partner-kit.tokens.json", tokens)}
        >
          Download tokens.json
        </button>
      </div>
      <div className="page-buttons">
        {modes.map((mode) => (
          <button
            key={mode}
            type="button"
            className="page-button"
            onClick={() => download(`${mode}.tokens.json`, writeModeTokens(tokens, mode))}
          >
            {mode}.tokens.json
          </button>
        ))}
      </div>
    </div>
  );
}

const modes: readonly TokenMode[] = ["light", "dark", "comfortable", "compact", "shared"];

function download(name: string, content: object): void {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(content, undefined, 2)}\n`], { type: "application/json" }),
  );
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
