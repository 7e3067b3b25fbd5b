/**
 * Script of the page. Next.js assigns the URLs of its scripts as text, which Trusted Types allow only with this policy. It
 * accepts the page's own origin.
 */
export const trustedTypesPolicy = `window.trustedTypes?.createPolicy("default", {
  createScriptURL(url) {
    if (new URL(url, location.origin).origin === location.origin) return url;
    throw new TypeError("A script of another origin was blocked.");
  },
});`;
