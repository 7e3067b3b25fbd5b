import { createMessages } from "../messages/createMessages.ts";
import { type BrandMessages, en } from "./messages.en.ts";

/** Returns the messages of the brand panel in the chosen language. */
export const { useMessages: useBrandMessages } = createMessages<BrandMessages>(en, {
  fr: async () => (await import("./messages.fr.ts")).fr,
  pt: async () => (await import("./messages.pt.ts")).pt,
  ar: async () => (await import("./messages.ar.ts")).ar,
});
