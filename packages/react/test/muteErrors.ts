import { onTestFinished, vi } from "vitest";

/** Silences expected errors, which React and jsdom print even if they are caught. */
export function muteErrors(): void {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const prevent = (event: Event) => event.preventDefault();
  window.addEventListener("error", prevent);
  onTestFinished(() => window.removeEventListener("error", prevent));
}
