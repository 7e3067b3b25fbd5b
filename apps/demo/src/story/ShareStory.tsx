import { useMessages } from "@partner-kit/react";
import { type ReactElement, useState } from "react";
import { useStoryMessages } from "./useStoryMessages.ts";

/** Copies the URL that opens the story. If the browser denies access to the clipboard, shows the URL. */
export function ShareStory(): ReactElement {
  const messages = useStoryMessages();
  const { ui } = useMessages();
  const [state, setState] = useState<"ready" | "copied" | "denied">("ready");
  const url = new URL("?story", location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState("copied");
    } catch {
      setState("denied");
    }
  };
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
