/** URL path of the page, without a trailing slash. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, "");

/** URL path of the proxy. */
export const KIT_URL = `${BASE}/partner-kit`;

const docs: unknown = import.meta.env["VITE_DOCS_URL"];

/** URL of the documentation, if the build of a public demo sets it. */
export const DOCS_URL = typeof docs === "string" && docs !== "" ? docs : undefined;
