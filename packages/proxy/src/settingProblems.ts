import { isOperationName, isScope } from "@partner-kit/contract";
import { isWebhookSecret } from "@partner-kit/contract/webhook";

/** What is wrong with a setting and what to write instead, or `undefined`. Never tells the value: it may hold a secret. */
export type SettingProblem = string | undefined;

export const BASE_URL_EXAMPLE = "Write the service's base address, such as https://api.service.example/v1";

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
  allow: (text) =>
    isOperationName(text) ? undefined : "holds a name that is no operation. Write names such as getTicker",
  overrides: (text) =>
    isOperationName(text) ? undefined : "holds a name that is no operation. Write names such as getTicker",
  keyScopes: (text) => (isScope(text) ? undefined : "holds a name that is no scope. Write scopes such as trades:view"),
  allowedOrigins: (text) =>
    /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text
      ? undefined
      : "is not an origin. Write scheme and host exactly as a browser sends them, such as https://admin.example",
  webhookSecrets: (text) =>
    isWebhookSecret(text)
      ? undefined
      : "holds something that is no signing secret. Write values that begin with whsec_, as the service showed them",
  storeKeys: (text) =>
    /^[A-Za-z0-9+/]{43}=$/.test(text)
      ? undefined
      : "holds something that is no key of 32 bytes as Base64. Make one with: openssl rand -base64 32",
  receiverUrl: (text) =>
    /^https?:\/\//.test(text) && URL.canParse(text) && text.endsWith("/kit/webhook")
      ? undefined
      : "is no address of a receiver. Write it as the service reaches it, such as https://admin.example/partner-kit/kit/webhook",
} satisfies Readonly<Record<string, (text: string) => SettingProblem>>;

function keyProblem(text: string): SettingProblem {
  if (text === "") return "is empty. Write the API key as it was shown when it was created";
  if (/^[\x21-\x7e]+$/.test(text)) return undefined;
  return "holds a space, a line break or another character no key has. Write the API key alone, as it was shown when it was created";
}
