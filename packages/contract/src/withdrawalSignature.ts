import { decodeBase64Url, encodeBase64Url } from "./base64.ts";
import { type CanonicalRequest, canonicalRequest } from "./canonicalRequest.ts";
import { type HeadersInput, readHeader } from "./headers.ts";
import { WITHDRAWAL_TIMESTAMP_TOLERANCE_SECONDS } from "./limits.ts";
import { withdrawalHeaders } from "./withdrawalHeaders.ts";
import { WithdrawalVerificationError } from "./withdrawalVerificationError.ts";

interface SignedRequest {
  readonly method: string;
  /** Exact path and query as sent, the base address's own path included. */
  readonly path: string;
  /** Exactly what is sent. Default: no bytes. */
  readonly body?: Uint8Array | undefined;
  /** Default: `canonicalRequest`, which is assumed. */
  readonly canonicalize?: CanonicalRequest | undefined;
}

export interface SignWithdrawalRequestParameters extends SignedRequest {
  /** See `importWithdrawalSigningKey`. */
  readonly privateKey: CryptoKey;
  /** Unix milliseconds. Default `Date.now()`. */
  readonly timestamp?: number | undefined;
  /** A UUID of version 4 or 7. Default: a new one. */
  readonly nonce?: string | undefined;
}

export interface VerifyWithdrawalRequestParameters extends SignedRequest {
  /** See `importWithdrawalVerifyingKey`. */
  readonly publicKey: CryptoKey;
  readonly headers: HeadersInput;
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** Seconds that the timestamp may lie before or after `now`. Default 300, which is assumed. */
  readonly toleranceSeconds?: number | undefined;
}

export interface VerifyWithdrawalRequestReturnType {
  /** Unix milliseconds. */
  readonly timestamp: number;
  /** To be refused when it comes again; this package remembers none. */
  readonly nonce: string;
}

/**
 * Signs a withdrawal request: the three headers to send beside the key. Sign anew, with a new nonce, each time the
 * request is sent, a retry included. (Service document: Signed withdrawal requests.)
 *
 * Throws a `TypeError` where the timestamp or nonce could not be accepted.
 */
export async function signWithdrawalRequest(
  parameters: SignWithdrawalRequestParameters,
): Promise<Record<string, string>> {
  const { privateKey, timestamp: time = Date.now(), nonce = crypto.randomUUID() } = parameters;
  const timestamp = String(time);
  if (!timestampPattern.test(timestamp))
    throw new TypeError("The timestamp is not a whole number of Unix milliseconds.");
  if (!noncePattern.test(nonce)) throw new TypeError("The nonce is not a UUID of version 4 or 7.");
  const content = await signedContent(parameters, timestamp, nonce);
  const signature = new Uint8Array(await crypto.subtle.sign("Ed25519", privateKey, content));
  return {
    [withdrawalHeaders.timestamp]: timestamp,
    [withdrawalHeaders.nonce]: nonce,
    [withdrawalHeaders.signature]: encodeBase64Url(signature),
  };
}

/**
 * Checks a signed withdrawal request, as the emulated service does. That a nonce comes once is the caller's to check.
 *
 * Throws `WithdrawalVerificationError` with a `reason`.
 */
export async function verifyWithdrawalRequest(
  parameters: VerifyWithdrawalRequestParameters,
): Promise<VerifyWithdrawalRequestReturnType> {
  const { publicKey, headers, now = Date.now } = parameters;
  const { toleranceSeconds = WITHDRAWAL_TIMESTAMP_TOLERANCE_SECONDS } = parameters;
  const timestamp = requireHeader(headers, withdrawalHeaders.timestamp);
  if (!timestampPattern.test(timestamp)) throw new WithdrawalVerificationError({ reason: "timestamp_invalid" });
  const time = Number.parseInt(timestamp, 10);
  const age = (now() - time) / 1000;
  if (!(age <= toleranceSeconds)) throw new WithdrawalVerificationError({ reason: "timestamp_too_old" });
  if (!(age >= -toleranceSeconds)) throw new WithdrawalVerificationError({ reason: "timestamp_too_new" });
  const nonce = requireHeader(headers, withdrawalHeaders.nonce);
  if (!noncePattern.test(nonce)) throw new WithdrawalVerificationError({ reason: "nonce_invalid" });
  const signature = decodeBase64Url(requireHeader(headers, withdrawalHeaders.signature));
  if (signature?.length !== SIGNATURE_BYTES) throw new WithdrawalVerificationError({ reason: "signature_malformed" });
  const content = await signedContent(parameters, timestamp, nonce);
  if (!(await crypto.subtle.verify("Ed25519", publicKey, signature, content))) {
    throw new WithdrawalVerificationError({ reason: "signature_mismatch" });
  }
  return { timestamp: time, nonce };
}

const timestampPattern = /^[1-9]\d{0,15}$/;
const noncePattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

const SIGNATURE_BYTES = 64;

async function signedContent(
  { method, path, body = new Uint8Array(), canonicalize = canonicalRequest }: SignedRequest,
  timestamp: string,
  nonce: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(body)));
  const bodyHash = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return new TextEncoder().encode(canonicalize({ method, path, timestamp, nonce, bodyHash }));
}

function requireHeader(headers: HeadersInput, name: string): string {
  const header = readHeader(headers, name);
  if (header.kind === "one") return header.value;
  throw new WithdrawalVerificationError({ reason: `header_${header.kind}`, header: name });
}
