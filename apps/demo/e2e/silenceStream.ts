import type { BrowserContext } from "playwright";

/** Has nothing move on a profile's pages: the stream is asked for and says nothing. */
export async function silenceStream(context: BrowserContext): Promise<void> {
  await context.addInitScript(silence);
}

/** Runs in the page: what a service worker answers passes no network. */
function silence(): void {
  const plain = window.fetch;
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.endsWith("/kit/live") ? new Promise(() => undefined) : plain(input, init);
  };
}
