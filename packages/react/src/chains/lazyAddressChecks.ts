import { createLazy } from "../lazy/createLazy.ts";

/** The checks of addresses, in a file of their own. */
export const lazyAddressChecks = createLazy(async () => (await import("./addressChecks.ts")).addressChecks);
