import { createMessages } from "../messages/createMessages.ts";
import { en } from "./messages.en.ts";
import type { StoryMessages } from "./StoryMessages.ts";

/** Returns the messages of the guided story in the chosen language. */
export const { useMessages: useStoryMessages } = createMessages<StoryMessages>(en, {
  fr: async () => (await import("./messages.fr.ts")).fr,
  pt: async () => (await import("./messages.pt.ts")).pt,
  ar: async () => (await import("./messages.ar.ts")).ar,
});
