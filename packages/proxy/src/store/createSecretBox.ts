/** Seals texts so that they can be kept where others read along. */
export interface SecretBox {
  /** The same `label` is needed to open it again, so that one sealed text cannot stand in for another. */
  seal(parameters: { text: string; label: string }): Promise<Uint8Array<ArrayBuffer>>;
  /** Throws where none of the keys fits. */
  open(parameters: { sealed: Uint8Array; label: string }): Promise<string>;
}

export interface CreateSecretBoxParameters {
  /** 32 random bytes each. The first one seals; the others only open what was sealed before the key changed. */
  readonly keys: readonly [Uint8Array, ...Uint8Array[]];
}

/** Seals by AES-256-GCM with a new nonce each time: one byte of version, twelve of nonce, then ciphertext and tag. */
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
      const bytes = new Uint8Array(sealed);
      const iv = bytes.slice(1, 1 + NONCE_BYTES);
      for (const key of bytes[0] === VERSION ? all : []) {
        try {
          const text = await crypto.subtle.decrypt(algorithm(iv, label), await key, bytes.slice(1 + NONCE_BYTES));
          return new TextDecoder().decode(text);
        } catch {
          // Sealed with another key, or not by us: the next key decides.
        }
      }
      throw new Error("A stored secret cannot be opened: its key is not among those given, or it was changed.");
    },
  };
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
