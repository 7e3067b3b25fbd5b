import { useMessages } from "@partner-kit/react";
import type { ReactElement } from "react";
import { Icon } from "../shell/Icon.tsx";
import { useCopy } from "../shell/useCopy.ts";

export interface CopyUrlProps {
  /** Names the owner of the URL, for the button. */
  readonly name: string;
  /** A URL, or a command. */
  readonly url: string;
}

/** A URL or a command, with a button that copies it. If the browser denies access to the clipboard, the text is selected. */
export function CopyUrl({ name, url }: CopyUrlProps): ReactElement {
  const { ui, fill } = useMessages();
  const { state, copy, reset } = useCopy(url);
  const isCopied = state === "copied";
  const [, host = "", path = ""] = /^(.*\w:\/\/[^/]*)(.*)$/.exec(url) ?? [];
  const copyOrSelect = async (code: Element | null) => {
    if (!(await copy()) && code) getSelection()?.selectAllChildren(code);
  };
  return (
    <span className="app-copy-url">
      {/* Each part is a block of its own, so that a URL wraps after its host, or else after a slash. */}
      <code dir="ltr">
        {host === "" ? (
          url
        ) : (
          <>
            <span>{host}</span>
            <span>
              {path.split(/(?<=.\/)/).map((part, index) => (
                <span key={`${index} ${part}`}>{part}</span>
              ))}
            </span>
          </>
        )}
      </code>
      <button
        type="button"
        className="app-icon-button"
        aria-label={isCopied ? ui.copied : fill(ui.copyNamed, { name })}
        onClick={({ currentTarget }) => void copyOrSelect(currentTarget.previousElementSibling)}
        onBlur={reset}
      >
        <Icon name={isCopied ? "copied" : "copy"} />
      </button>
    </span>
  );
}
