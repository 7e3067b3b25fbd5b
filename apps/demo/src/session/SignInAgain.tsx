import { type ReactElement, useEffect, useRef } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { PeopleList } from "./PeopleList.tsx";

/** Sign-in dialog above all other dialogs. It closes when a person has signed in. */
export function SignInAgain(): ReactElement {
  const messages = useAppMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="app-sign-in-again"
      aria-label={messages.signIn}
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog on the second Escape, even if the page prevents it.
      onClose={() => dialog.current?.showModal()}
    >
      <div className="app-sign-in">
        <h2>{messages.sessionOver}</h2>
        <p className="app-hint">{messages.unsaved}</p>
        <PeopleList />
      </div>
    </dialog>
  );
}
