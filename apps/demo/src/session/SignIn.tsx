import type { ReactElement } from "react";
import { useTitle } from "../shell/useTitle.ts";
import { useAppWords } from "../words/useAppWords.ts";
import { PeopleList } from "./PeopleList.tsx";

/** Who is it? */
export function SignIn(): ReactElement {
  const words = useAppWords();
  useTitle(words.signIn);
  return (
    <main className="app-sign-in">
      <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="44" height="44" />
      <h1>Harmattan Pay</h1>
      <p className="app-hint">{words.signInHint}</p>
      <PeopleList />
    </main>
  );
}
