/** Standard Base64 of bytes, padded. */
export function encodeBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/**
 * Bytes of a standard Base64 text, or `undefined` where it is not exactly what {@link encodeBase64} would have written:
 * another alphabet, padding missing or too much, bits left over, a space.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!canonical.test(text)) return undefined;
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = characters.charCodeAt(index);
  return bytes;
}

// Decoders let leftover bits pass, so that several texts stand for the same bytes. Here the last character has none.
const canonical = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$/;

/** Base64 of bytes in the alphabet that is safe in URLs and headers, without padding. */
export function encodeBase64Url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Bytes of a URL-safe Base64 text without padding, as strict as {@link decodeBase64}. */
export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return undefined;
  const standard = text.replaceAll("-", "+").replaceAll("_", "/");
  return decodeBase64(standard.padEnd(Math.ceil(standard.length / 4) * 4, "="));
}
