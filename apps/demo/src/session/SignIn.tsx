import type { ReactElement } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Logo } from "../shell/Logo.tsx";
import { useTitle } from "../shell/useTitle.ts";
import { PeopleList } from "./PeopleList.tsx";

/** Sign-in page. */
export function SignIn(): ReactElement {
  const messages = useAppMessages();
  useTitle(messages.signIn);
  return (
    <main className="app-sign-in">
      <Logo size={44} />
      <h1>Harmattan Pay</h1>
      <p className="app-hint">{messages.signInHint}</p>
      <PeopleList />
    </main>
  );
}
