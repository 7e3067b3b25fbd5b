import type { ReactElement } from "react";
import { Link } from "wouter";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Logo } from "./Logo.tsx";

/** Name and logo of the partner, with a link to the overview. */
export function Brand(): ReactElement {
  const messages = useAppMessages();
  return (
    <Link href="/" className="app-brand">
      <Logo size={28} />
      <span>
        Harmattan Pay
        <small>{messages.area}</small>
      </span>
    </Link>
  );
}
