import type { ReactElement } from "react";

export interface WordPairsProps {
  readonly pairs: readonly WordPair[];
}

export interface WordPair {
  /** Messages of the kit. */
  readonly say: readonly string[];
  readonly not: readonly string[];
  readonly why: string;
}

/** Shows the kit's words beside words that it avoids, with the reason. */
export function WordPairs({ pairs }: WordPairsProps): ReactElement {
  return (
    <div className="word-pairs sb-unstyled">
      {pairs.map(({ say, not, why }) => (
        <section key={why} className="word-pair">
          <Words title="Do" words={say} />
          <Words title="Don’t" words={not} />
          <p>{why}</p>
        </section>
      ))}
    </div>
  );
}

function Words({ title, words }: { readonly title: "Do" | "Don’t"; readonly words: readonly string[] }): ReactElement {
  return (
    <div data-verdict={title}>
      <strong>{title}</strong>
      {words.map((word) => (
        <q key={word}>{fill(word)}</q>
      ))}
    </div>
  );
}

/** Fills the placeholders with examples. */
function fill(message: string): string {
  const filled = message.replaceAll(/\{(\w+)\}/g, (_, name: string) => examples.get(name) ?? name);
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

const examples = new Map([
  ["service", "the service"],
  ["currency", "NGN"],
]);
