import { type ReactElement, useState } from "react";

/** The text of a step that is done, in one line. It opens when pressed. */
export function StoryText({ text }: { readonly text: string }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <button type="button" className="app-story-text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      <span>{text}</span>
    </button>
  );
}
