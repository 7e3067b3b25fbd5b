import type { ReactElement } from "react";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { describeRole, initialsOf } from "./people.ts";
import { useSignIn } from "./useSignIn.ts";

/** List of the people who can sign in. Each button signs one person in. */
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
              data-person={id}
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
