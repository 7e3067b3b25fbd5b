import { getResponse } from "msw";
import { backendHandler } from "../backend.ts";

/** Serves story back ends through `fetch` in the page, because hosts do not have Storybook's service worker. */
export function serveStoryBackends(): void {
  const { fetch: fetchFromServer } = window;
  window.fetch = async (...args) => {
    const [input, init] = args;
    const response = await getResponse([backendHandler], new Request(input, init));
    return response ?? fetchFromServer(input, init);
  };
}
