import { useSession } from "@partner-kit/react";
import { SessionBadge } from "@partner-kit/react/components";
import { type ReactElement, useState } from "react";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { Drawer } from "../shell/Drawer.tsx";
import { Icon } from "../shell/Icon.tsx";
import { fillWords, useAppWords } from "../words/useAppWords.ts";
import { describeRole } from "./people.ts";
import { initialsOf } from "./SignIn.tsx";
import { useSignIn } from "./useSignIn.ts";

/** Who is signed in, and a way to be somebody else. Nothing where the proxy knows one person only. */
export function PersonMenu(): ReactElement | null {
  const words = useAppWords();
  const { data: info } = useAppInfo();
  const { data: session } = useSession();
  const signIn = useSignIn();
  const [isOpen, setIsOpen] = useState(false);
  const people = info?.people ?? [];
  const current = people.find(({ id }) => id === session?.subject);
  if (!current) return null;
  return (
    <>
      <button
        type="button"
        className="app-face"
        aria-label={`${initialsOf(current.name)} · ${fillWords(words.signedInAs, { name: current.name })}`}
        onClick={() => setIsOpen(true)}
      >
        {initialsOf(current.name)}
      </button>
      <Drawer
        title={fillWords(words.signedInAs, { name: current.name })}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <SessionBadge />
        <ul className="app-people">
          {people.map(({ id, name, role }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === current.id ? "true" : undefined}
                disabled={signIn.isPending}
                onClick={() => signIn.mutate(id)}
              >
                <span className="app-face" aria-hidden="true">
                  {initialsOf(name)}
                </span>
                <span>
                  <b>{name}</b>
                  <small>
                    {describeRole(role, words).name} · {describeRole(role, words).hint}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {signIn.isError && <p role="alert">{words.signInFailed}</p>}
        <button type="button" className="app-button" onClick={() => signIn.mutate(null)}>
          <Icon name="signOut" />
          {words.signOut}
        </button>
      </Drawer>
    </>
  );
}
