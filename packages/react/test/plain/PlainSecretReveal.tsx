import type { ReactElement } from "react";
import { type UseSecretRevealParameters, useSecretReveal } from "../../src/exports/index.ts";

export function PlainSecretReveal(parameters: UseSecretRevealParameters): ReactElement {
  const reveal = useSecretReveal(parameters);
  return (
    <section aria-label="Signing secret">
      <p>
        <code dir="ltr">{reveal.text ?? "•••"}</code>
      </p>
      <button {...reveal.getShowButtonProps()}>Show</button>
      <button type="button" onClick={reveal.copy}>
        Copy
      </button>
      <button type="button" onClick={reveal.download}>
        Download {reveal.fileName}
      </button>
      <label>
        <input {...reveal.getStoredProps()} /> I stored it
      </label>
      <button type="button" onClick={reveal.close} disabled={!reveal.isStored}>
        Close
      </button>
    </section>
  );
}
