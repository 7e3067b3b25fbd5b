import type { ReactElement } from "react";
import { Link } from "wouter";
import { Page } from "../shell/Page.tsx";
import { useAppWords } from "../words/useAppWords.ts";

export function NotFound(): ReactElement {
  const words = useAppWords();
  return (
    <Page title={words.notFound}>
      <p>{words.notFoundHint}</p>
      <p>
        <Link href="/">{words.toOverview}</Link>
      </p>
    </Page>
  );
}
