import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { useTitle } from "./useTitle.ts";

export interface PageProps {
  readonly title: string;
  /** Stands beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen: its title in the page and in the tab. Focus goes to the title when one screen follows another. */
export function Page({ title, actions, children }: PageProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useEffect(() => {
    if (isFirstPage) isFirstPage = false;
    // Who goes through the guided story by keyboard stays in it, and a field that asks for the focus has it.
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

/** The browser itself says what was loaded first. */
let isFirstPage = true;
