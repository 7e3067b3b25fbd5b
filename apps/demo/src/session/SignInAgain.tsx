import { type ReactElement, useEffect, useRef } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { PeopleList } from "./PeopleList.tsx";

/** The sign-in over everything, open dialogs included. It closes when somebody has signed in. */
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
      // Browsers let a second Escape through whatever the page says.
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
