import { isWebhookSecret } from "@partner-kit/contract/webhook";

/** What is wrong with a setting and what to write instead, or `undefined`. Never tells the value: it may hold a secret. */
export type SettingProblem = string | undefined;

/** The service's base address: http or https, ending in `/v1`, nothing secret in it. */
export function baseUrlProblem(text: string): SettingProblem {
  const example = "Write the service's base address, such as https://api.service.example/v1";
  if (!URL.canParse(text)) return `is not an address. ${example}`;
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") return `is not an http or https address. ${example}`;
  if (url.username !== "" || url.password !== "") return `holds a user name or password. ${example}`;
  if (text.includes("?") || text.includes("#")) return `holds a query or fragment. ${example}`;
  if (!url.pathname.endsWith("/v1")) return `does not end in /v1. ${example}`;
  return undefined;
}

/** The API key: something that can stand in a header as it is. */
export function apiKeyProblem(text: string): SettingProblem {
  if (text === "") return "is empty. Write the API key as it was shown when it was created";
  if (!/^[\x21-\x7e]+$/.test(text)) {
    return "holds a space, a line break or another character no key has. Write the API key alone, as it was shown when it was created";
  }
  return undefined;
}

/** The path prefix: `/` or plain segments without a slash at the end. */
export function mountProblem(text: string): SettingProblem {
  if (text === "/" || /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+)+$/.test(text)) return undefined;
  return "is not a path prefix. Write a path that starts with a slash and does not end in one, such as /partner-kit";
}

/** An origin: scheme, host and port exactly as a browser sends them. */
export function originProblem(text: string): SettingProblem {
  if (/^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text) return undefined;
  return "is not an origin. Write scheme and host exactly as a browser sends them, such as https://admin.example";
}

/** A signing secret as the service makes it. */
export function webhookSecretProblem(text: string): SettingProblem {
  if (isWebhookSecret(text)) return undefined;
  return "holds something that is no signing secret. Write values that begin with whsec_, as the service showed them";
}

/** A key that stored secrets are encrypted with. */
export function storeKeyProblem(text: string): SettingProblem {
  if (/^[A-Za-z0-9+/]{43}=$/.test(text)) return undefined;
  return "holds something that is no key of 32 bytes as Base64. Make one with: openssl rand -base64 32";
}

/** Where the service reaches the receiver. */
export function receiverUrlProblem(text: string): SettingProblem {
  if (/^https?:\/\//.test(text) && URL.canParse(text) && text.endsWith("/kit/webhook")) return undefined;
  return "is no address of a receiver. Write it as the service reaches it, such as https://admin.example/partner-kit/kit/webhook";
}
