import { assessAddress } from "./assessAddress.ts";
import { findLookalike } from "./findLookalike.ts";

/** What can be told of an address. Loaded only where one is typed: the hashes are heavy. */
export const addressChecks = { assessAddress, findLookalike };
