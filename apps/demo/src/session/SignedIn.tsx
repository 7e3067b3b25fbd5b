import { type ReactElement, type ReactNode, useState } from "react";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { Splash } from "../shell/Splash.tsx";
import { SignIn } from "./SignIn.tsx";
import { SignInAgain } from "./SignInAgain.tsx";

/**
 * Shows the admin to a signed-in person. The page sends no request to the proxy before the sign-in. If the session
 * ends, the screen and its entries stay behind the sign-in dialog.
 */
export function SignedIn({ children }: { readonly children: ReactNode }): ReactElement {
  const { data: info, isPending, failureCount } = useAppInfo();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (isPending && failureCount === 0) return <Splash />;
  // If the admin's server does not respond, the screens show the errors.
  const isSignedOut = info !== undefined && info.people.length > 0 && info.person === null;
  if (isSignedOut && !wasSignedIn) return <SignIn />;
  if (!wasSignedIn) setWasSignedIn(true);
  return (
    <>
      {children}
      {isSignedOut && <SignInAgain />}
    </>
  );
}
