"use client";

import { type ReactElement, useContext } from "react";
import { useText } from "../../locale/useText.ts";
import { SignInContext } from "../../provider/SignInContext.ts";
import { isPermissionError } from "../../session/permission.ts";
import { enErrors } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { errorKind } from "../errorKind.ts";

/** Leads to the host's sign-in. Renders nothing if the provider has no `signIn`. */
export function SignIn(): ReactElement | null {
  const target = useContext(SignInContext);
  const { errors } = useText(enErrors);
  if (target === undefined) return null;
  if (typeof target === "function") return <Button onClick={target}>{errors.signIn}</Button>;
  // In this tab, the page would lose what the user entered.
  return (
    <Link href={target} opensNewTab>
      {errors.signIn}
    </Link>
  );
}

/** Whether an error means that the session has ended. */
export function isSessionEnded(error: unknown): boolean {
  return isPermissionError(error) ? error.reason === "signed_out" : errorKind(error) === "session";
}
