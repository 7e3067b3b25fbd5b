import { type ReactElement, type ReactNode, useState } from "react";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { Splash } from "../shell/Splash.tsx";
import { SignIn } from "./SignIn.tsx";
import { SignInAgain } from "./SignInAgain.tsx";

/**
 * Shows the admin to those who are signed in, and has nothing asked of the proxy before. Somebody whose session ends
 * meanwhile keeps the screen, and what was typed into it, behind the sign-in.
 */
export function SignedIn({ children }: { readonly children: ReactNode }): ReactElement {
  const { data: info, isPending, failureCount } = useAppInfo();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (isPending && failureCount === 0) return <Splash />;
  // Where the admin's server does not answer, the screens say what does not work.
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
