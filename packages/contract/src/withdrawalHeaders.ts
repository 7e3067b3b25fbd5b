/** Header names of a signed withdrawal request. (Service document: Signed withdrawal requests.) */
export const withdrawalHeaders = {
  /** Unix milliseconds. */
  timestamp: "x-service-timestamp",
  /** A UUID of version 4 or 7, new for each request and retry. */
  nonce: "x-service-nonce",
  /** Ed25519, URL-safe Base64. */
  signature: "x-service-signature",
} as const;
