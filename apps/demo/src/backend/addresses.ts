/** URL path of the page, without a trailing slash. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, "");

/** URL path of the proxy. */
export const KIT_URL = `${BASE}/partner-kit`;
