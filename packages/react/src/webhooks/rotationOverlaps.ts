import { createShelf } from "../provider/createShelf.ts";

/**
 * Until when the previous secret of an endpoint stays valid, by the endpoint's ID, as the service wrote it. Only the answer
 * to a rotation tells, so it is known for rotations made on this page alone. No secret is kept here.
 */
export const rotationOverlaps = createShelf<string>();
