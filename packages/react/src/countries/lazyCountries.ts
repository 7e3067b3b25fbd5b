import { createLazy } from "../lazy/createLazy.ts";

/** The countries of the world, in a file of their own: few forms ask for one. */
export const lazyCountries = createLazy(async () => (await import("../format/listCountries.ts")).listCountries);
