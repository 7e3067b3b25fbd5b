import { useApprovals, usePartnerKit, useSession, useTravelRuleQueue } from "@partner-kit/react";
import { type ReactElement, useId } from "react";
import { Link, useRoute } from "wouter";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { type ScreenName, screenGroups, screens } from "../screens/screens.ts";
import { Icon } from "./Icon.tsx";

export interface NavigationProps {
  readonly onNavigate?: (() => void) | undefined;
}

/** Links to the screens, in groups. */
export function Navigation({ onNavigate }: NavigationProps): ReactElement {
  const messages = useAppMessages();
  const id = useId();
  return (
    <nav className="app-nav" aria-label={messages.navigation}>
      {screenGroups.map(({ title, names }) => (
        <div key={names[0]}>
          {title && <p id={`${id}${title}`}>{messages[title]}</p>}
          <ul aria-labelledby={title && `${id}${title}`}>
            {names.map((name) => (
              <li key={name}>
                <Entry name={name} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
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
      // Beside the guided story, only the icon is visible.
      title={messages[name]}
      aria-current={isCurrent ? "page" : undefined}
      onClick={onNavigate}
      onPointerEnter={() => void preload()}
      onFocus={() => void preload()}
    >
      <Icon name={icon} />
      {messages[name]}
      {name === "approvals" && <OpenApprovals />}
      {name === "compliance" && <HeldDeposits />}
    </Link>
  );
}

/** A dot at the button of the closed menu, if an entry of the menu has a count. */
export function MenuMark(): ReactElement | null {
  const messages = useAppMessages();
  const open = (useOpenApprovals() ?? 0) + (useHeldDeposits() ?? 0);
  return open === 0 ? null : (
    <span className="app-menu-mark">
      <span className="app-unseen">{messages.attention}</span>
    </span>
  );
}

function OpenApprovals(): ReactElement | null {
  return <Count of={useOpenApprovals()} />;
}

function HeldDeposits(): ReactElement | null {
  return <Count of={useHeldDeposits()} />;
}

/** Number of changes by other people that wait for the signed-in person. */
function useOpenApprovals(): number | undefined {
  const { data: session } = useSession();
  const { data } = useApprovals();
  return data?.approvals.filter(({ status, subject }) => status === "pending" && subject !== session?.subject).length;
}

/** Number of deposits that need sender information. */
function useHeldDeposits(): number | undefined {
  const { state } = useTravelRuleQueue();
  return state.status === "ready" ? state.deposits.length : undefined;
}

function Count({ of = 0 }: { readonly of: number | undefined }): ReactElement | null {
  const { locale } = usePartnerKit();
  return of === 0 ? null : <span className="app-count">{of.toLocaleString(locale)}</span>;
}
