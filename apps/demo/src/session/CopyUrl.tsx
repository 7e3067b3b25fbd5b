import { useMessages } from "@partner-kit/react";
import { type ReactElement, useState } from "react";
import { Icon } from "../shell/Icon.tsx";

export interface CopyUrlProps {
  /** Names the owner of the URL, for the button. */
  readonly name: string;
  /** A URL, or a command. */
  readonly url: string;
}

/** A URL or a command, with a button that copies it. If the browser denies access to the clipboard, the text is selected. */
export function CopyUrl({ name, url }: CopyUrlProps): ReactElement {
  const { ui, fill } = useMessages();
  const [isCopied, setCopied] = useState(false);
  const [, start = "", rest = ""] = /^(.*\w:\/\/[^/]*)?(.*)$/.exec(url) ?? [];
  const copy = async (code: Element | null) => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      if (code) getSelection()?.selectAllChildren(code);
    }
  };
  return (
    <span className="app-copy-url">
      {/* Each part is a block of its own, so that a URL wraps after its host, or is shortened before its path. */}
      <code dir="ltr" title={url}>
        {start !== "" && <span>{start}</span>}
        <span>{rest}</span>
      </code>
      <button
        type="button"
        className="app-icon-button"
        aria-label={isCopied ? ui.copied : fill(ui.copyNamed, { name })}
        onClick={({ currentTarget }) => void copy(currentTarget.previousElementSibling)}
        onBlur={() => setCopied(false)}
      >
        <Icon name={isCopied ? "copied" : "copy"} />
      </button>
    </span>
  );
}
