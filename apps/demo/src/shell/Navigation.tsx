import type { ReactElement } from "react";
import { Link, useRoute } from "wouter";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { type ScreenName, screenNames, screens } from "../screens/screens.ts";
import { Icon } from "./Icon.tsx";

export interface NavigationProps {
  readonly onNavigate?: (() => void) | undefined;
}

/** Links to the screens. */
export function Navigation({ onNavigate }: NavigationProps): ReactElement {
  const messages = useAppMessages();
  return (
    <nav className="app-nav" aria-label={messages.navigation}>
      <ul>
        {screenNames.map((name) => (
          <li key={name}>
            <Entry name={name} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ name, onNavigate }: NavigationProps & { readonly name: ScreenName }): ReactElement {
  const messages = useAppMessages();
  const { path, icon, preload } = screens[name];
  const [isHere] = useRoute(path);
  const [isBelow] = useRoute(`${path}/*`);
  const isCurrent = isHere || (path !== "/" && isBelow);
  return (
    <Link
      href={path}
      aria-current={isCurrent ? "page" : undefined}
      onClick={onNavigate}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <Icon name={icon} />
      {messages[name]}
    </Link>
  );
}
