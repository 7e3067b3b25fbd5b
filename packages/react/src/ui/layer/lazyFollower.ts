import { createLazy } from "../../lazy/createLazy.ts";

/** What keeps a layer in its place, in a file of its own: nobody sees a layer before they press. */
export const lazyFollower = createLazy(async () => (await import("./followAnchor.ts")).followAnchor);
