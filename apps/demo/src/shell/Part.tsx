import type { ReactElement, ReactNode } from "react";
import { Link } from "wouter";

export interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Where more of it is. */
  readonly more?: { readonly href: string; readonly label: string } | undefined;
  readonly className?: string | undefined;
}

/** A titled part of a screen. No landmark: what the kit puts into it is one already. */
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
