/** What a withdrawal signature covers. */
export interface CanonicalRequestParameters {
  /** `POST`. */
  readonly method: string;
  /** Exact path and query as sent, the base address's own path included: `/v1/partner/wallets/withdrawals`. */
  readonly path: string;
  /** Unix milliseconds, as in the header. */
  readonly timestamp: string;
  /** As in the header. */
  readonly nonce: string;
  /** SHA-256 of the exact body bytes, lower-case hexadecimal. A request without a body has the hash of no bytes. */
  readonly bodyHash: string;
}

/** Writes what is signed as one text. */
export type CanonicalRequest = (parameters: CanonicalRequestParameters) => string;

/**
 * The text that a withdrawal signature is made over: method, path, timestamp, nonce and body hash, each on a line of
 * its own, without a line break at the end.
 *
 * Assumed. The service document says what is covered (Signed withdrawal requests) and shows neither the order, nor the
 * separator, nor how the hash is written. Signing and verifying both take another function in its place.
 */
export function canonicalRequest(parameters: CanonicalRequestParameters): string {
  const { method, path, timestamp, nonce, bodyHash } = parameters;
  return [method, path, timestamp, nonce, bodyHash].join("\n");
}
