import type { ReactElement } from "react";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { describeRole, initialsOf } from "./people.ts";
import { useSignIn } from "./useSignIn.ts";

/** Those who can sign in, each a button that does it. */
export function PeopleList(): ReactElement {
  const messages = useAppMessages();
  const { data: info } = useAppInfo();
  const signIn = useSignIn();
  return (
    <>
      <ul className="app-people">
        {info?.people.map(({ id, name, role }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === info.person ? "true" : undefined}
              disabled={signIn.isPending}
              onClick={() => signIn.mutate(id)}
            >
              <span className="app-face" aria-hidden="true">
                {initialsOf(name)}
              </span>
              <span>
                <b>{name}</b>
                <small>
                  {describeRole(role, messages).name} · {describeRole(role, messages).hint}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {signIn.isError && <p role="alert">{messages.signInFailed}</p>}
    </>
  );
}
