import { useMessages } from "@partner-kit/react";
import type { ReactElement } from "react";
import { useCopy } from "../shell/useCopy.ts";
import { useStoryMessages } from "./useStoryMessages.ts";

/** Copies the URL that opens the story. If the browser denies access to the clipboard, shows the URL. */
export function ShareStory(): ReactElement {
  const messages = useStoryMessages();
  const { ui } = useMessages();
  const url = new URL("?story", location.href).href;
  const { state, copy } = useCopy(url);
  if (state === "denied") {
    return (
      <code className="app-story-quiet" data-part="skip" dir="ltr">
        {url}
      </code>
    );
  }
  return (
    <button type="button" className="app-story-quiet" data-part="skip" onClick={() => void copy()}>
      <span aria-live="polite">{state === "copied" ? ui.copied : messages.closing.share}</span>
    </button>
  );
}
