import { isOperationName, isScope, WEBHOOK_PATH } from "@partner-kit/contract";
import { isWithdrawalSigningKey } from "@partner-kit/contract/signing";
import { isWebhookSecret } from "@partner-kit/contract/webhook";
import { isUnsafeSetting, unsafeSettings } from "./unsafeSettings.ts";

/**
 * What is wrong with a setting and what to write instead, or `undefined`. Tells the value only of a setting that is a
 * name: any other may hold a secret.
 */
export type SettingProblem = string | undefined;

export const BASE_URL_EXAMPLE = "Write the service's base address, such as https://api.service.example/v1";

/** Settings without a default, and what to write. */
export const requiredSettings = {
  baseUrl: BASE_URL_EXAMPLE,
  apiKey: "Write the API key as it was shown when it was created",
  environment: "Write staging or production",
};

/** What can be wrong with a text, or with each text of a list, by the name of its setting. */
export const settingProblems = {
  baseUrl(text) {
    if (!URL.canParse(text)) return `is not an address. ${BASE_URL_EXAMPLE}`;
    const url = new URL(text);
    if (!/^https?:$/.test(url.protocol)) return `is not an http or https address. ${BASE_URL_EXAMPLE}`;
    if (url.username !== "" || url.password !== "") return `holds a user name or password. ${BASE_URL_EXAMPLE}`;
    if (/[?#]/.test(text)) return `holds a query or fragment. ${BASE_URL_EXAMPLE}`;
    return url.pathname.endsWith("/v1") ? undefined : `does not end in /v1. ${BASE_URL_EXAMPLE}`;
  },
  apiKey: keyProblem,
  withdrawalApiKey: keyProblem,
  environment: (text) =>
    /^(?:staging|production)$/.test(text) ? undefined : "is neither staging nor production. Write one of the two",
  mount: (text) =>
    text === "/" || /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+)+$/.test(text)
      ? undefined
      : "is not a path prefix. Write a path that starts with a slash and does not end in one, such as /partner-kit",
  allow: operationProblem,
  overrides: operationProblem,
  keyScopes: (text) =>
    isScope(text) ? undefined : `holds ${quote(text)}, which is not a scope. Write scopes such as trades:view`,
  allowedOrigins: (text) =>
    /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text
      ? undefined
      : "is not an origin. Write scheme and host exactly as a browser sends them, such as https://admin.example",
  webhookSecrets: (text) =>
    isWebhookSecret(text)
      ? undefined
      : "holds something that is no signing secret. Write values that begin with whsec_, as the service showed them",
  signingKey: (text) =>
    isWithdrawalSigningKey(text)
      ? undefined
      : "is not an Ed25519 private key. Write PKCS #8 as PEM or Base64, or the 32-byte seed as Base64",
  unsafe: (text) =>
    isUnsafeSetting(text)
      ? undefined
      : `holds ${quote(text)}, which is not an unsafe setting. Write names among ${Object.keys(unsafeSettings).join(", ")}`,
  storeKeys: (text) => longKeyProblem(text, "holds something that is no"),
  auditKey: (text) => longKeyProblem(text, "is not a"),
  receiverUrl: (text) =>
    /^https?:\/\//.test(text) && URL.canParse(text) && text.endsWith(WEBHOOK_PATH)
      ? undefined
      : "is no address of a receiver. Write it as the service reaches it, such as https://admin.example/partner-kit/kit/webhook",
} satisfies Readonly<Record<string, (text: string) => SettingProblem>>;

function operationProblem(text: string): SettingProblem {
  return isOperationName(text)
    ? undefined
    : `holds ${quote(text)}, which is not an operation. Write names such as getTicker`;
}

/** Short enough that a text in the wrong place is not repeated whole. */
function quote(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 10)}…` : text);
}

function longKeyProblem(text: string, problem: string): SettingProblem {
  if (/^[A-Za-z0-9+/]{43}=$/.test(text)) return undefined;
  return `${problem} key of 32 bytes as Base64. Make one with: openssl rand -base64 32`;
}

function keyProblem(text: string): SettingProblem {
  if (text === "") return "is empty. Write the API key as it was shown when it was created";
  if (/^[\x21-\x7e]+$/.test(text)) return undefined;
  return "holds a space, a line break or another character no key has. Write the API key alone, as it was shown when it was created";
}
