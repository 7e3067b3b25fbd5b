import { useEffect } from "react";

/** Sets the document title, which the browser shows in its tab and history. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Harmattan Pay`;
  }, [title]);
}
