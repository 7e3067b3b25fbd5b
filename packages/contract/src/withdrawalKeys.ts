import { decodeBase64, decodeBase64Url, encodeBase64Url } from "./base64.ts";
import { parameterError } from "./errorLink.ts";

// The constant prefix of a PKCS #8 document with an Ed25519 seed (RFC 8410). WebCrypto does not import a bare seed.
const PKCS8_HEAD = [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20];
const KEY_BYTES = 32;

/**
 * Imports an Ed25519 private key: PKCS #8 as PEM or Base64, or the 32-byte seed as Base64 or URL-safe Base64. The result is
 * not extractable. All formats are accepted, because the service document does not show the format of the signing secret.
 *
 * Throws a `TypeError` that does not contain the text.
 */
export async function importWithdrawalSigningKey(text: string): Promise<CryptoKey> {
  return importPrivateKey(text, false);
}

/**
 * Whether a text has a format of {@link importWithdrawalSigningKey}. Synchronous, to validate settings before anything is
 * signed.
 */
export function isWithdrawalSigningKey(text: string): boolean {
  const bytes = readKeyText(text, "PRIVATE KEY");
  if (bytes?.length === KEY_BYTES) return true;
  // The length of the document, and the version, which is 1 if the public key follows the seed.
  const [, length = 0, , , version = 2] = bytes ?? [];
  const head = PKCS8_HEAD.with(1, length).with(4, version);
  return bytes?.length === length + 2 && version < 2 && head.every((byte, index) => bytes[index] === byte);
}

/**
 * Imports an Ed25519 public key: SPKI as PEM or Base64, or its 32 bytes as Base64 or URL-safe Base64.
 *
 * Throws a `TypeError` that does not contain the text.
 */
export async function importWithdrawalVerifyingKey(text: string): Promise<CryptoKey> {
  const bytes = readKeyText(text, "PUBLIC KEY");
  const format = bytes?.length === KEY_BYTES ? "raw" : "spki";
  try {
    return await crypto.subtle.importKey(format, bytes ?? new Uint8Array(), "Ed25519", true, ["verify"]);
  } catch {
    throw parameterError(
      "The verifying key is not an Ed25519 public key. Pass SPKI as PEM or Base64, or the 32 bytes as Base64.",
      "SECRET_INVALID",
    );
  }
}

/** Derives the public key of a private key in a format of {@link importWithdrawalSigningKey}. */
export async function deriveWithdrawalVerifyingKey(signingKey: string): Promise<CryptoKey> {
  const { x = "" } = await crypto.subtle.exportKey("jwk", await importPrivateKey(signingKey, true));
  return importWithdrawalVerifyingKey(x);
}

/** Creates a signing key: a 32-byte seed as URL-safe Base64. `bytes` defaults to random bytes. */
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
    throw parameterError(
      "The signing key is not an Ed25519 private key. Pass PKCS #8 as PEM or Base64, or the 32-byte seed as Base64.",
      "SECRET_INVALID",
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
