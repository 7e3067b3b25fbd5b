import { onTestFinished } from "vitest";

/** Gives the page a clipboard, or none, until the test is over. jsdom has none of its own. */
export function setClipboard(clipboard: { readonly writeText: (text: string) => Promise<void> } | undefined): void {
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "clipboard");
  });
}
