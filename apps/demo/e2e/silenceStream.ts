import type { BrowserContext } from "playwright";

/** Keeps the pages of a browser context static: the request for the live stream never resolves. */
export async function silenceStream(context: BrowserContext): Promise<void> {
  await context.addInitScript(silence);
}

/** Runs in the page, because responses from a service worker do not pass through the network. */
function silence(): void {
  const plain = window.fetch;
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.endsWith("/kit/live") ? new Promise(() => undefined) : plain(input, init);
  };
}
