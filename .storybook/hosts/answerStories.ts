import { getResponse } from "msw";
import { backendHandler } from "../backend.ts";

/** Lets a story's backend answer in the page itself, without Storybook's service worker, which no host would have. */
export function answerStories(): void {
  const { fetch: fetchFromServer } = window;
  window.fetch = async (...args) => {
    const [input, init] = args;
    const response = await getResponse([backendHandler], new Request(input, init));
    return response ?? fetchFromServer(input, init);
  };
}
