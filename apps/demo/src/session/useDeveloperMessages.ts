import { createMessages } from "../messages/createMessages.ts";
import { type DeveloperMessages, en } from "./messages.en.ts";

/** Returns the messages of the Developers page in the chosen language. */
export const { useMessages: useDeveloperMessages } = createMessages<DeveloperMessages>(en, {
  fr: async () => (await import("./messages.fr.ts")).fr,
  pt: async () => (await import("./messages.pt.ts")).pt,
  ar: async () => (await import("./messages.ar.ts")).ar,
});
