/** Makes an HMAC-SHA256 of `data` under `key`. */
export type Hmac = (key: Uint8Array<ArrayBuffer>, data: Uint8Array<ArrayBuffer>) => Promise<Uint8Array> | Uint8Array;

// Gone as soon as the key's bytes are.
const imported = new WeakMap<Uint8Array, Promise<CryptoKey>>();

/** {@link Hmac} by WebCrypto, which every runtime has. */
export async function webCryptoHmac(
  key: Uint8Array<ArrayBuffer>,
  data: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  let cryptoKey = imported.get(key);
  if (!cryptoKey) {
    cryptoKey = crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    imported.set(key, cryptoKey);
  }
  return new Uint8Array(await crypto.subtle.sign("HMAC", await cryptoKey, data));
}
