import { createLazy } from "../lazy/createLazy.ts";

/** What a form does with what was typed, in a file of its own. */
export const lazyRecipientWork = createLazy(async () => (await import("./recipientWork.ts")).recipientWork);
