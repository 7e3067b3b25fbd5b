/** Encrypts texts for a store that others can read. */
export interface SecretBox {
  /** Opening needs the same `label`, so that one sealed text cannot replace another. */
  seal(parameters: { text: string; label: string }): Promise<Uint8Array<ArrayBuffer>>;
  /** Throws if no key fits. */
  open(parameters: { sealed: Uint8Array; label: string }): Promise<string>;
  /** Whether the first key opens it. If not, seal it again before you remove its key. */
  isCurrent(parameters: { sealed: Uint8Array; label: string }): Promise<boolean>;
  /** Keyed hashes of a text, one for each key, the first key first. Nobody can guess the text without a key. */
  fingerprints(text: string): Promise<readonly string[]>;
  /** Rejects if it cannot seal and open now. Default: it always can. */
  check?(): Promise<void>;
}

/** A secret box whose keys can change. */
export interface KeyRing extends SecretBox {
  /**
   * Seals with the first of these keys from now on. The others open older texts, and so do the keys of before, until
   * the process ends.
   */
  use(keys: StoreKeys): void;
  /** The ID of the first key. */
  keyId(): Promise<string>;
}

/** 32 random bytes each. The first key seals. The others only open older texts. */
export type StoreKeys = readonly [Uint8Array, ...Uint8Array[]];

export interface CreateSecretBoxParameters {
  readonly keys: StoreKeys;
}

interface Key {
  readonly id: Uint8Array;
  readonly key: CryptoKey;
  readonly mac: CryptoKey;
}

/**
 * Seals with AES-256-GCM and a new nonce: one byte of version, 8 bytes of key ID, 12 bytes of nonce, then ciphertext
 * and tag. Also opens version 1, which has no key ID.
 */
export function createSecretBox({ keys }: CreateSecretBoxParameters): KeyRing {
  let ring = keys.map(importKey);

  async function current(): Promise<Key> {
    const [first] = await Promise.all(ring);
    if (!first) throw new Error("A secret box needs a key.");
    return first;
  }

  return {
    async seal({ text, label }) {
      const { id, key } = await current();
      const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm(iv, label), key, encode(text)));
      const head = [VERSION, ...id, ...iv];
      const bytes = new Uint8Array(head.length + sealed.length);
      bytes.set(head);
      bytes.set(sealed, head.length);
      return bytes;
    },
    async open({ sealed, label }) {
      for (const key of await Promise.all(ring)) {
        const text = await decrypt(key, sealed, label);
        if (text !== undefined) return text;
      }
      throw new Error("A stored secret cannot be opened: none of the store keys fits, or the secret was changed.");
    },
    isCurrent: async ({ sealed, label }) =>
      sealed[0] === VERSION && (await decrypt(await current(), sealed, label)) !== undefined,
    use(next) {
      const former = keys.filter((key) => !next.some((other) => isSame(key, other)));
      keys = [next[0], ...next.slice(1), ...former];
      ring = keys.map(importKey);
    },
    keyId: async () => Array.from((await current()).id, (byte) => byte.toString(16).padStart(2, "0")).join(""),
    fingerprints: async (text) => Promise.all((await Promise.all(ring)).map(({ mac }) => fingerprint(mac, text))),
  };
}

/** Decrypts a text. Returns `undefined` if another key or another program sealed it. */
async function decrypt({ id, key }: Key, sealed: Uint8Array, label: string): Promise<string | undefined> {
  const bytes = new Uint8Array(sealed);
  const start = bytes[0] === VERSION ? 1 + ID_BYTES : 1;
  if (bytes[0] !== VERSION && bytes[0] !== VERSION_WITHOUT_ID) return undefined;
  if (start > 1 && !isSame(id, bytes.subarray(1, start))) return undefined;
  const iv = bytes.slice(start, start + NONCE_BYTES);
  try {
    const text = await crypto.subtle.decrypt(algorithm(iv, label), key, bytes.slice(start + NONCE_BYTES));
    return new TextDecoder().decode(text);
  } catch {
    return undefined;
  }
}

/** HMAC-SHA256 in hexadecimal. */
async function fingerprint(mac: CryptoKey, text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.sign("HMAC", mac, encode(text)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Derives the key of fingerprints, which is used for nothing else. */
async function deriveMac(bytes: Uint8Array): Promise<CryptoKey> {
  const source = await crypto.subtle.importKey("raw", new Uint8Array(bytes), "HKDF", false, ["deriveKey"]);
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encode("fingerprint") };
  const hmac = { name: "HMAC", hash: "SHA-256", length: 256 };
  return crypto.subtle.deriveKey(derivation, source, hmac, false, ["sign"]);
}

const VERSION = 2;
const VERSION_WITHOUT_ID = 1;
const ID_BYTES = 8;
const NONCE_BYTES = 12;

async function importKey(bytes: Uint8Array): Promise<Key> {
  // The prefix keeps the ID from being a plain hash of the key, which another program might publish.
  const hash = await crypto.subtle.digest("SHA-256", Uint8Array.of(...encode("partner-kit store key "), ...bytes));
  const key = await crypto.subtle.importKey("raw", new Uint8Array(bytes), "AES-GCM", false, ["encrypt", "decrypt"]);
  return { id: new Uint8Array(hash, 0, ID_BYTES), key, mac: await deriveMac(bytes) };
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

function algorithm(iv: Uint8Array<ArrayBuffer>, label: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: encode(label) };
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
