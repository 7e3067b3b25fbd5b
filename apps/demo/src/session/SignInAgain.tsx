import { type ReactElement, useEffect, useRef } from "react";
import { useAppWords } from "../words/useAppWords.ts";
import { PeopleList } from "./PeopleList.tsx";

/** The sign-in over everything, open dialogs included. It closes when somebody has signed in. */
export function SignInAgain(): ReactElement {
  const words = useAppWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="app-sign-in-again"
      aria-label={words.signIn}
      onCancel={(event) => event.preventDefault()}
      // Browsers let a second Escape through whatever the page says.
      onClose={() => dialog.current?.showModal()}
    >
      <div className="app-sign-in">
        <h2>{words.sessionOver}</h2>
        <p className="app-hint">{words.unsaved}</p>
        <PeopleList />
      </div>
    </dialog>
  );
}
