/** A key that nobody has used: 16 random bytes in hexadecimal. Unlike `crypto.randomUUID`, it also works on a page without HTTPS. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
