import { isOperationName, isScope, WEBHOOK_PATH } from "@partner-kit/contract";
import { isWithdrawalSigningKey } from "@partner-kit/contract/signing";
import { isWebhookSecret } from "@partner-kit/contract/webhook";
import { isUnsafeSetting, unsafeSettings } from "./unsafeSettings.ts";

/**
 * The problem with a setting and how to fix it. `undefined` if it is valid. Contains the value only if the setting is
 * a name, because other values can be secrets.
 */
export type SettingProblem = string | undefined;

export const BASE_URL_EXAMPLE = "Use the service's base URL, such as https://api.service.example/v1";

/** Settings without a default, and how to set them. */
export const requiredSettings = {
  baseUrl: BASE_URL_EXAMPLE,
  apiKey: "Use the API key exactly as the service showed it",
  environment: "Use staging or production",
};

/** Checks a setting, or each item of a list, by the name of the setting. */
export const settingProblems = {
  baseUrl(text) {
    if (!URL.canParse(text)) return `is not a URL. ${BASE_URL_EXAMPLE}`;
    const url = new URL(text);
    if (!/^https?:$/.test(url.protocol)) return `does not start with https:// or http://. ${BASE_URL_EXAMPLE}`;
    if (url.username !== "" || url.password !== "") return `contains a user name or password. ${BASE_URL_EXAMPLE}`;
    if (/[?#]/.test(text)) return `contains a query or fragment. ${BASE_URL_EXAMPLE}`;
    if (url.pathname.endsWith("/v1")) return undefined;
    return `is ${JSON.stringify(text)}, which does not end in /v1. ${BASE_URL_EXAMPLE}`;
  },
  apiKey: keyProblem,
  withdrawalApiKey: keyProblem,
  environment: (text) =>
    /^(?:staging|production)$/.test(text) ? undefined : `is ${quote(text)}. Use staging or production`,
  mount: (text) =>
    text === "/" || /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+)+$/.test(text)
      ? undefined
      : `is ${quote(text)}, which is not a path prefix. Start it with a slash and end it without one, such as /partner-kit`,
  allow: operationProblem,
  overrides: operationProblem,
  keyScopes: (text) =>
    isScope(text) ? undefined : `contains ${quote(text)}, which is not a scope. Use scopes such as trades:view`,
  allowedOrigins: (text) =>
    /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text
      ? undefined
      : `contains ${quote(text)}, which is not an origin. Use scheme and host exactly as a browser sends them, such as https://admin.example`,
  webhookSecrets: (text) =>
    isWebhookSecret(text)
      ? undefined
      : "contains a value that is not a signing secret. Use the secrets that the service showed. They start with whsec_",
  signingKey: (text) =>
    isWithdrawalSigningKey(text)
      ? undefined
      : "is not an Ed25519 private key. Use PKCS #8 as PEM or Base64, or the 32-byte seed as Base64",
  unsafe: (text) =>
    isUnsafeSetting(text)
      ? undefined
      : `contains ${quote(text)}, which is not an unsafe setting. Use names from ${Object.keys(unsafeSettings).join(", ")}`,
  storeKeys: (text) => longKeyProblem(text, "contains a value that is not a"),
  auditKey: (text) => longKeyProblem(text, "is not a"),
  webhookDestinations: (text) =>
    /^(?:\*\.(?=.*\.))?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(text)
      ? undefined
      : `contains ${quote(text)}, which is not a host. Use host names in lower case without scheme, port and path, such as hooks.example.com or *.example.com`,
  receiverUrl: (text) =>
    /^https?:\/\//.test(text) && URL.canParse(text) && text.endsWith(WEBHOOK_PATH)
      ? undefined
      : `is not the URL of a receiver. Use the public URL that ends in ${WEBHOOK_PATH}, such as https://admin.example/partner-kit${WEBHOOK_PATH}`,
} satisfies Readonly<Record<string, (text: string) => SettingProblem>>;

function operationProblem(text: string): SettingProblem {
  return isOperationName(text)
    ? undefined
    : `contains ${quote(text)}, which is not an operation. Use names such as getTicker`;
}

/** Shortens long text, which may be a secret in the wrong setting. */
function quote(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 10)}…` : text);
}

function longKeyProblem(text: string, problem: string): SettingProblem {
  if (/^[A-Za-z0-9+/]{43}=$/.test(text)) return undefined;
  return `${problem} key of 32 bytes as Base64. Create a key: openssl rand -base64 32`;
}

function keyProblem(text: string): SettingProblem {
  if (text === "") return `is empty. ${requiredSettings.apiKey}`;
  if (/^[\x21-\x7e]+$/.test(text)) return undefined;
  return `contains a space, a line break or another character that API keys never have. ${requiredSettings.apiKey}`;
}
