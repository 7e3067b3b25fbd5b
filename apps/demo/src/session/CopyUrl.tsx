import { useMessages } from "@partner-kit/react";
import { type ReactElement, useState } from "react";

export interface CopyUrlProps {
  /** Names the owner of the URL, for the button. */
  readonly name: string;
  readonly url: string;
}

/** A URL, with a button that copies it. If the browser denies access to the clipboard, the text is selected. */
export function CopyUrl({ name, url }: CopyUrlProps): ReactElement {
  const { ui, fill } = useMessages();
  const [isCopied, setCopied] = useState(false);
  const parts = url.match(/^\w+:\/\/[^/]*\/?|[^/]+\/?|\//g) ?? [url];
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
      {/* Each part is a block of its own, so that a URL wraps after slashes only. */}
      <code dir="ltr">
        {parts.map((part, index) => (
          <span key={`${index} ${part}`}>{part}</span>
        ))}
      </code>
      <button
        type="button"
        className="app-text-button"
        aria-label={isCopied ? ui.copied : fill(ui.copyNamed, { name })}
        onClick={({ currentTarget }) => void copy(currentTarget.previousElementSibling)}
        onBlur={() => setCopied(false)}
      >
        {isCopied ? ui.copied : ui.copy}
      </button>
    </span>
  );
}
