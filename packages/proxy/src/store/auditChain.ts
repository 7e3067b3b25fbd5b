import type { AuditRecord } from "./Store.ts";

/**
 * The text that a record's `hash` is made over. Changing its form breaks every chain there is. Records of before the audit had
 * reasons, correlation IDs, identifiers and keys keep the short form.
 */
export function auditText(record: Omit<AuditRecord, "hash">): string {
  const { seq, previous, time, subject, action, resource, outcome } = record;
  const { reason, correlation_id, identifiers, key_id } = record;
  const first = [seq, previous, time, subject, action, resource, outcome];
  const pairs = sortedIdentifiers(identifiers);
  const isShort = reason === null && correlation_id === null && key_id === null && pairs.length === 0;
  return JSON.stringify(isShort ? first : [...first, reason, correlation_id, pairs, key_id]);
}

/** Identifiers by name, so that their order is no part of the record. */
export function sortedIdentifiers(identifiers: AuditRecord["identifiers"]): readonly (readonly [string, string])[] {
  return Object.entries(identifiers).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** What an audit key's fingerprint is made over. */
export const KEY_ID_TEXT = "partner-kit audit key";

/** How many hexadecimal digits a fingerprint has. */
export const KEY_ID_LENGTH = 16;

/** A key of the audit chain, ready to hash with. */
export interface AuditKey {
  /** Fingerprint that records name the key by. It reveals nothing of the key. */
  readonly id: string;
  /** HMAC-SHA256 of a text in UTF-8, in hexadecimal. */
  hash(text: string): Promise<string>;
}

/** Prepares an audit key: 32 random bytes as Base64. */
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
