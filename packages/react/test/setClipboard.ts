import { onTestFinished } from "vitest";

/** Sets or removes the page's clipboard for the current test. jsdom has none. */
export function setClipboard(clipboard: { readonly writeText: (text: string) => Promise<void> } | undefined): void {
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "clipboard");
  });
}
