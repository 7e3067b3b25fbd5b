/** Where the page lives on its host, without the slash at the end. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, "");

/** Where the proxy is mounted. */
export const KIT_URL = `${BASE}/partner-kit`;
