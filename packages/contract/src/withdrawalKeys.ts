import { decodeBase64, decodeBase64Url, encodeBase64Url } from "./base64.ts";

// The fixed beginning of a PKCS #8 document that holds an Ed25519 seed (RFC 8410): WebCrypto takes no bare seed.
const PKCS8_HEAD = [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20];
const KEY_BYTES = 32;

/**
 * Reads an Ed25519 private key: PKCS #8 as PEM or Base64, or the 32-byte seed as Base64 or URL-safe Base64. The key
 * cannot be read out of the result. How the service hands its signing secret out is not shown, so all of them are taken.
 *
 * Throws a `TypeError` that does not repeat the text.
 */
export async function importWithdrawalSigningKey(text: string): Promise<CryptoKey> {
  return importPrivateKey(text, false);
}

/**
 * Whether a text has the form of a signing key that {@link importWithdrawalSigningKey} reads. It answers at once, so that
 * settings can be checked before anything is signed.
 */
export function isWithdrawalSigningKey(text: string): boolean {
  const bytes = readKeyText(text, "PRIVATE KEY");
  if (bytes?.length === KEY_BYTES) return true;
  // The length of the whole, and the version, which is 1 where the public key follows the seed.
  const [, length = 0, , , version = 2] = bytes ?? [];
  const head = PKCS8_HEAD.with(1, length).with(4, version);
  return bytes?.length === length + 2 && version < 2 && head.every((byte, index) => bytes[index] === byte);
}

/**
 * Reads an Ed25519 public key: SPKI as PEM or Base64, or its 32 bytes as Base64 or URL-safe Base64.
 *
 * Throws a `TypeError` that does not repeat the text.
 */
export async function importWithdrawalVerifyingKey(text: string): Promise<CryptoKey> {
  const bytes = readKeyText(text, "PUBLIC KEY");
  const format = bytes?.length === KEY_BYTES ? "raw" : "spki";
  try {
    return await crypto.subtle.importKey(format, bytes ?? new Uint8Array(), "Ed25519", true, ["verify"]);
  } catch {
    throw new TypeError(
      "The verifying key is not an Ed25519 public key. Pass SPKI as PEM or Base64, or the 32 bytes as Base64.",
    );
  }
}

/** The public key that belongs to a private key in one of the forms of {@link importWithdrawalSigningKey}. */
export async function deriveWithdrawalVerifyingKey(signingKey: string): Promise<CryptoKey> {
  const { x = "" } = await crypto.subtle.exportKey("jwk", await importPrivateKey(signingKey, true));
  return importWithdrawalVerifyingKey(x);
}

/** Makes a signing key, a 32-byte seed as URL-safe Base64. `bytes` are random unless given. */
export function createWithdrawalSigningKey({
  bytes = randomBytes(),
}: {
  readonly bytes?: Uint8Array | undefined;
} = {}): string {
  return encodeBase64Url(bytes);
}

async function importPrivateKey(text: string, extractable: boolean): Promise<CryptoKey> {
  const bytes = readKeyText(text, "PRIVATE KEY") ?? new Uint8Array();
  const pkcs8 = bytes.length === KEY_BYTES ? Uint8Array.from([...PKCS8_HEAD, ...bytes]) : bytes;
  try {
    return await crypto.subtle.importKey("pkcs8", pkcs8, "Ed25519", extractable, ["sign"]);
  } catch {
    throw new TypeError(
      "The signing key is not an Ed25519 private key, so no withdrawal can be signed. Pass PKCS #8 as PEM or Base64, or the 32-byte seed as Base64.",
    );
  }
}

function readKeyText(text: string, label: string): Uint8Array<ArrayBuffer> | undefined {
  const pem = new RegExp(`^-----BEGIN ${label}-----([A-Za-z0-9+/=\\s]+)-----END ${label}-----$`).exec(text.trim())?.[1];
  const plain = (pem ?? text).replace(/\s/g, "");
  return decodeBase64(plain) ?? decodeBase64Url(plain);
}

function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES));
}
