import type { ReactElement } from "react";
import { Link } from "wouter";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Page } from "../shell/Page.tsx";

export function NotFound(): ReactElement {
  const messages = useAppMessages();
  return (
    <Page title={messages.notFound}>
      <p>{messages.notFoundHint}</p>
      <p>
        <Link href="/">{messages.toOverview}</Link>
      </p>
    </Page>
  );
}
