import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { useTitle } from "./useTitle.ts";

export interface PageProps {
  readonly title: string;
  /** Controls next to the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a screen. Sets the title of the tab, and focuses the heading after navigation. */
export function Page({ title, actions, children }: PageProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useEffect(() => {
    if (isFirstPage) isFirstPage = false;
    // Keeps the focus in the guided story, or in a field of the screen that already took it.
    else if (!document.activeElement?.closest(".app-story, .app-page")) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="app-page">
      <div className="app-page-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions}
      </div>
      {children}
    </div>
  );
}

/** The browser announces the first page itself, so its heading does not take the focus. */
let isFirstPage = true;
