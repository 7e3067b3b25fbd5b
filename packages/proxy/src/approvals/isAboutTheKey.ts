/**
 * Whether the service refuses the partner's key and not the request. It may accept the same request later: a key is being
 * replaced, or gets its scope back.
 */
export function isAboutTheKey(code: string): boolean {
  return code === "UNAUTHORIZED" || code === "MISSING_SCOPE";
}
