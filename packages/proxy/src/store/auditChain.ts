import type { AuditRecord } from "./Store.ts";

/**
 * The text that a record's `hash` covers. A change of its form breaks every existing chain. Records from before
 * reasons, correlation IDs, identifiers and keys have the short form.
 */
export function auditText(record: Omit<AuditRecord, "hash">): string {
  const { seq, previous, time, subject, action, resource, outcome } = record;
  const { reason, correlation_id, identifiers, key_id } = record;
  const first = [seq, previous, time, subject, action, resource, outcome];
  const pairs = sortedIdentifiers(identifiers);
  const isShort = reason === null && correlation_id === null && key_id === null && pairs.length === 0;
  return JSON.stringify(isShort ? first : [...first, reason, correlation_id, pairs, key_id]);
}

/** Identifiers sorted by name, so that their order does not affect the hash. */
export function sortedIdentifiers(identifiers: AuditRecord["identifiers"]): readonly (readonly [string, string])[] {
  return Object.entries(identifiers).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The text that an audit key's fingerprint covers. */
export const KEY_ID_TEXT = "partner-kit audit key";

/** Hexadecimal digits of a fingerprint. */
export const KEY_ID_LENGTH = 16;

/** An imported key of the audit chain. */
export interface AuditKey {
  /** Fingerprint that records name the key by. It does not reveal the key. */
  readonly id: string;
  /** HMAC-SHA256 of a text in UTF-8, in hexadecimal. */
  hash(text: string): Promise<string>;
}

/** Imports an audit key: 32 random bytes as Base64. */
export async function importAuditKey(base64: string): Promise<AuditKey> {
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const hash = async (text: string): Promise<string> =>
    toHex(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text)));
  return { id: (await hash(KEY_ID_TEXT)).slice(0, KEY_ID_LENGTH), hash };
}

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  return toHex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
