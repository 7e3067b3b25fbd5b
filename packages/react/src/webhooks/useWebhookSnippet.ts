"use client";

import { useEffect, useState } from "react";
import { type WebhookSnippet, webhookSnippets } from "./snippets/webhookSnippets.ts";

export interface UseWebhookSnippetReturnType {
  readonly snippets: readonly WebhookSnippet[];
  readonly shown: WebhookSnippet;
  /** Text of the shown snippet. `undefined` while it loads, or if it could not be loaded. */
  readonly text: string | undefined;
  readonly hasFailed: boolean;
  /** Shows another snippet, or loads it again. */
  readonly show: (language: string) => void;
}

/** Receivers in several languages, each loaded on demand. */
export function useWebhookSnippet(): UseWebhookSnippetReturnType {
  const [first] = webhookSnippets;
  // A new object per attempt, so that a retry loads again.
  const [wanted, setWanted] = useState({ snippet: first });
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    let isCurrent = true;
    const settle = (text: string | undefined) => {
      if (isCurrent) setLoaded({ wanted, text });
    };
    wanted.snippet.load().then(settle, () => settle(undefined));
    return () => {
      isCurrent = false;
    };
  }, [wanted]);

  const mine = loaded?.wanted === wanted ? loaded : undefined;
  return {
    snippets: webhookSnippets,
    shown: wanted.snippet,
    text: mine?.text,
    hasFailed: mine !== undefined && mine.text === undefined,
    show: (language) => {
      const snippet = webhookSnippets.find((one) => one.language === language);
      if (snippet) setWanted({ snippet });
    },
  };
}

interface Loaded {
  readonly wanted: { readonly snippet: WebhookSnippet };
  readonly text: string | undefined;
}
