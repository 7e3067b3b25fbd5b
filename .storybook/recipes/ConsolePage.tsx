import "./recipes.css";
import { SessionBadge } from "@partner-kit/react/components";
import type { ReactElement, ReactNode } from "react";

export interface ConsolePageProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** The frame of your own admin: its name, its navigation, and who is signed in. */
export function ConsolePage({ title, lead, children }: ConsolePageProps): ReactElement {
  return (
    <div className="console">
      <header className="console-bar">
        <strong>Harmattan Pay</strong>
        <nav aria-label="Console">
          {pages.map(({ name, href }) => (
            <a key={name} href={href} target="_top" aria-current={name === title ? "page" : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <SessionBadge />
      </header>
      <main className="console-main">
        <div className="console-title">
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        {children}
      </main>
    </div>
  );
}

/** In your app, the links of your router. */
const pages = [
  { name: "Overview", href: "./?path=/story/recipes-overview--page" },
  { name: "Pay", href: "./?path=/story/recipes-pay--page" },
  { name: "Compliance", href: "./?path=/story/recipes-compliance--page" },
  { name: "Developers", href: "./?path=/story/recipes-developers--page" },
] as const;
