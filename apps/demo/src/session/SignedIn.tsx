import { useSession } from "@partner-kit/react";
import { type ReactElement, type ReactNode, useRef } from "react";
import { SignIn } from "./SignIn.tsx";

/**
 * Shows the admin to those who are signed in. Somebody whose session ends meanwhile keeps the screen, and what was typed
 * into it, behind the sign-in.
 */
export function SignedIn({ children }: { readonly children: ReactNode }): ReactElement {
  const { can } = useSession();
  const permission = can("listChains");
  const isSignedOut = !permission.allowed && permission.reason === "signed_out";
  const wasSignedIn = useRef(false);
  if (permission.allowed) wasSignedIn.current = true;
  if (!isSignedOut) return <>{children}</>;
  return wasSignedIn.current ? (
    <>
      <SignIn />
      <div hidden>{children}</div>
    </>
  ) : (
    <SignIn />
  );
}
