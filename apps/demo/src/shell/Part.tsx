import type { ReactElement, ReactNode } from "react";
import { Link } from "wouter";

export interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Link to the full screen. */
  readonly more?: { readonly href: string; readonly label: string } | undefined;
  readonly className?: string | undefined;
}

/** A titled part of a screen. It is not a landmark, because partner-kit's component inside it already is. */
export function Part({ title, children, more, className = "" }: PartProps): ReactElement {
  return (
    <div className={`app-part ${className}`}>
      <div className="app-part-head">
        <h2>{title}</h2>
        {more && <Link href={more.href}>{more.label}</Link>}
      </div>
      {children}
    </div>
  );
}
