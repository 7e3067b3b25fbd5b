/** Encrypts texts for a store that others can read. */
export interface SecretBox {
  /** Opening needs the same `label`, so that one sealed text cannot replace another. */
  seal(parameters: { text: string; label: string }): Promise<Uint8Array<ArrayBuffer>>;
  /** Throws if no key fits. */
  open(parameters: { sealed: Uint8Array; label: string }): Promise<string>;
  /** Whether the first key opens it. If not, seal it again before you remove its key. */
  isCurrent(parameters: { sealed: Uint8Array; label: string }): Promise<boolean>;
}

export interface CreateSecretBoxParameters {
  /** 32 random bytes each. The first key seals. The others only open older texts. */
  readonly keys: readonly [Uint8Array, ...Uint8Array[]];
}

/** Seals with AES-256-GCM and a new nonce: one byte of version, 12 bytes of nonce, then ciphertext and tag. */
export function createSecretBox({ keys }: CreateSecretBoxParameters): SecretBox {
  const current = importKey(keys[0]);
  const all = [current, ...keys.slice(1).map(importKey)];

  return {
    async seal({ text, label }) {
      const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealed = await crypto.subtle.encrypt(algorithm(iv, label), await current, encode(text));
      return Uint8Array.of(VERSION, ...iv, ...new Uint8Array(sealed));
    },
    async open({ sealed, label }) {
      for (const key of all) {
        const text = await decrypt(await key, sealed, label);
        if (text !== undefined) return text;
      }
      throw new Error("A stored secret cannot be opened: none of the store keys fits, or the secret was changed.");
    },
    isCurrent: async ({ sealed, label }) => (await decrypt(await current, sealed, label)) !== undefined,
  };
}

/** Decrypts a text. Returns `undefined` if another key or another program sealed it. */
async function decrypt(key: CryptoKey, sealed: Uint8Array, label: string): Promise<string | undefined> {
  const bytes = new Uint8Array(sealed);
  if (bytes[0] !== VERSION) return undefined;
  const iv = bytes.slice(1, 1 + NONCE_BYTES);
  try {
    const text = await crypto.subtle.decrypt(algorithm(iv, label), key, bytes.slice(1 + NONCE_BYTES));
    return new TextDecoder().decode(text);
  } catch {
    return undefined;
  }
}

const VERSION = 1;
const NONCE_BYTES = 12;

function importKey(key: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", new Uint8Array(key), "AES-GCM", false, ["encrypt", "decrypt"]);
}

function algorithm(iv: Uint8Array<ArrayBuffer>, label: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: encode(label) };
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
