import { createMessages } from "./createMessages.ts";
import { type AppMessages, en } from "./en.ts";

/** The name that the admin uses for the service. */
export const SERVICE_NAME = "Tamarind Exchange";

const messages = createMessages<AppMessages>(en, {
  fr: async () => (await import("./fr.ts")).fr,
  pt: async () => (await import("./pt.ts")).pt,
  ar: async () => (await import("./ar.ts")).ar,
});

/** Returns the admin's messages in the chosen language. */
export const useAppMessages = messages.useMessages;

/** Loads the admin's messages, so that they need not be English first. */
export const loadAppMessages = messages.load;
