import { onTestFinished, vi } from "vitest";

/** Keeps errors that a test throws on purpose out of its output: React and jsdom print them, caught or not. */
export function muteErrors(): void {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const prevent = (event: Event) => event.preventDefault();
  window.addEventListener("error", prevent);
  onTestFinished(() => window.removeEventListener("error", prevent));
}
