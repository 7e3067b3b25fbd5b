/** The parts of a request that a withdrawal signature covers. */
export interface CanonicalRequestParameters {
  /** `POST`. */
  readonly method: string;
  /** The exact path and query of the request, with the path of the base address: `/v1/partner/wallets/withdrawals`. */
  readonly path: string;
  /** Unix milliseconds, as in the header. */
  readonly timestamp: string;
  /** As in the header. */
  readonly nonce: string;
  /** SHA-256 of the exact body bytes in lower-case hexadecimal. Without a body, it is the hash of zero bytes. */
  readonly bodyHash: string;
}

/** Builds the text to sign. */
export type CanonicalRequest = (parameters: CanonicalRequestParameters) => string;

/**
 * Builds the text that a withdrawal signature covers: method, path, timestamp, nonce and body hash, each on its own
 * line, without a line break at the end.
 *
 * Assumed. The service document lists the covered parts (Signed withdrawal requests), but not their order, separator or
 * hash encoding. Signing and verifying accept another function as `canonicalize`.
 */
export function canonicalRequest(parameters: CanonicalRequestParameters): string {
  const { method, path, timestamp, nonce, bodyHash } = parameters;
  return [method, path, timestamp, nonce, bodyHash].join("\n");
}
