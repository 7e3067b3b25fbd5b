import { createLazy } from "../../lazy/createLazy.ts";

/** What is looked at before it is saved, in a file of its own. */
export const lazyRecipientReview = createLazy(async () => (await import("./RecipientReview.tsx")).RecipientReview);
