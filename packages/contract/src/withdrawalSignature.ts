import { decodeBase64Url, encodeBase64Url } from "./base64.ts";
import { type CanonicalRequest, canonicalRequest } from "./canonicalRequest.ts";
import { parameterError } from "./errorLink.ts";
import { type HeadersInput, readHeader } from "./headers.ts";
import { WITHDRAWAL_TIMESTAMP_TOLERANCE_SECONDS } from "./limits.ts";
import { withdrawalHeaders } from "./withdrawalHeaders.ts";
import { WithdrawalVerificationError } from "./withdrawalVerificationError.ts";

/** Signs bytes with Ed25519. Resolves to the 64 bytes of the signature. */
export type SignBytes = (content: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

interface SignedRequest {
  readonly method: string;
  /** The exact path and query of the request, with the path of the base address. */
  readonly path: string;
  /** The exact body of the request. Default: zero bytes. */
  readonly body?: Uint8Array | undefined;
  /** Default: `canonicalRequest`, which is assumed. */
  readonly canonicalize?: CanonicalRequest | undefined;
}

export interface SignWithdrawalRequestParameters extends SignedRequest {
  /** See `importWithdrawalSigningKey`. Or a function that signs with a key elsewhere, such as in an HSM. */
  readonly privateKey: CryptoKey | SignBytes;
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
  /** Seconds by which the timestamp may differ from `now`. Default 300, which is assumed. */
  readonly toleranceSeconds?: number | undefined;
}

export interface VerifyWithdrawalRequestReturnType {
  /** Unix milliseconds. */
  readonly timestamp: number;
  /** Reject a repeated nonce yourself: this package does not store nonces. */
  readonly nonce: string;
}

/**
 * Signs a withdrawal request and returns the three headers to send in addition to the key. Sign each request and each
 * retry with a new nonce. (Service document: Signed withdrawal requests.)
 *
 * Throws a `TypeError` if timestamp or nonce is invalid.
 */
export async function signWithdrawalRequest(
  parameters: SignWithdrawalRequestParameters,
): Promise<Record<string, string>> {
  const { privateKey, timestamp: time = Date.now(), nonce = crypto.randomUUID() } = parameters;
  const timestamp = String(time);
  if (!timestampPattern.test(timestamp))
    throw parameterError(
      `\`timestamp\` is ${timestamp}, which is not a time in Unix milliseconds. Pass a whole number such as 1767603600000.`,
      "SIGNING_INPUT_INVALID",
    );
  if (!noncePattern.test(nonce))
    throw parameterError(
      "`nonce` is not a UUID of version 4 or 7. Omit it to use `crypto.randomUUID()`.",
      "SIGNING_INPUT_INVALID",
    );
  const content = await signedContent(parameters, timestamp, nonce);
  const signature =
    typeof privateKey === "function"
      ? await privateKey(content)
      : new Uint8Array(await crypto.subtle.sign("Ed25519", privateKey, content));
  return {
    [withdrawalHeaders.timestamp]: timestamp,
    [withdrawalHeaders.nonce]: nonce,
    [withdrawalHeaders.signature]: encodeBase64Url(signature),
  };
}

/**
 * Verifies a signed withdrawal request, as the emulator does. The caller must reject repeated nonces.
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
  if (!(age <= toleranceSeconds)) throw new WithdrawalVerificationError({ reason: "timestamp_too_old", age });
  if (!(age >= -toleranceSeconds)) throw new WithdrawalVerificationError({ reason: "timestamp_too_new", age });
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
