export { decodeBase64Url, encodeBase64Url } from "../base64.ts";
export { type CanonicalRequest, type CanonicalRequestParameters, canonicalRequest } from "../canonicalRequest.ts";
export type { HeadersInput } from "../headers.ts";
export { withdrawalHeaders } from "../withdrawalHeaders.ts";
export {
  createWithdrawalSigningKey,
  deriveWithdrawalVerifyingKey,
  importWithdrawalSigningKey,
  importWithdrawalVerifyingKey,
  isWithdrawalSigningKey,
} from "../withdrawalKeys.ts";
export {
  type SignBytes,
  type SignWithdrawalRequestParameters,
  signWithdrawalRequest,
  type VerifyWithdrawalRequestParameters,
  type VerifyWithdrawalRequestReturnType,
  verifyWithdrawalRequest,
} from "../withdrawalSignature.ts";
export { WithdrawalVerificationError, type WithdrawalVerificationReason } from "../withdrawalVerificationError.ts";
