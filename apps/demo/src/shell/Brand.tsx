import type { ReactElement } from "react";
import { Link } from "wouter";
import { useAppWords } from "../words/useAppWords.ts";

/** Whose admin it is. */
export function Brand(): ReactElement {
  const words = useAppWords();
  return (
    <Link href="/" className="app-brand">
      <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="28" height="28" />
      <span>
        Harmattan Pay
        <small>{words.area}</small>
      </span>
    </Link>
  );
}
