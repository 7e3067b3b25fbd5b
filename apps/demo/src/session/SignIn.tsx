import type { ReactElement } from "react";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { useTitle } from "../shell/useTitle.ts";
import { useAppWords } from "../words/useAppWords.ts";
import { describeRole } from "./people.ts";
import { useSignIn } from "./useSignIn.ts";

/** Who is it? */
export function SignIn(): ReactElement {
  const words = useAppWords();
  const { data } = useAppInfo();
  const signIn = useSignIn();
  useTitle(words.signIn);
  return (
    <main className="app-sign-in">
      <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="44" height="44" />
      <h1>Harmattan Pay</h1>
      <p className="app-hint">{words.signInHint}</p>
      <ul>
        {data?.people.map(({ id, name, role }) => (
          <li key={id}>
            <button type="button" disabled={signIn.isPending} onClick={() => signIn.mutate(id)}>
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
    </main>
  );
}

export function initialsOf(name: string): string {
  return name
    .split(" ")
    .map((part) => part.slice(0, 1))
    .join("");
}
