/** Computes the HMAC-SHA256 of `head`, which is ASCII, followed by `body`. */
export type Hmac = (key: Uint8Array<ArrayBuffer>, head: string, body: Uint8Array) => Promise<Uint8Array> | Uint8Array;

const encoder = new TextEncoder();

// A weak map, so that an imported key does not outlive its bytes.
const imported = new WeakMap<Uint8Array, Promise<CryptoKey>>();

/** {@link Hmac} with WebCrypto, which every runtime has. */
export async function webCryptoHmac(
  key: Uint8Array<ArrayBuffer>,
  head: string,
  body: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  let cryptoKey = imported.get(key);
  if (!cryptoKey) {
    cryptoKey = crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    imported.set(key, cryptoKey);
  }
  const data = new Uint8Array(head.length + body.length);
  encoder.encodeInto(head, data);
  data.set(body, head.length);
  return new Uint8Array(await crypto.subtle.sign("HMAC", await cryptoKey, data));
}
