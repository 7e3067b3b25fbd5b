/** A tag that changes with the bytes; `undefined` if the platform cannot hash, as in a page that is not secure. */
export async function etagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `"${Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}
