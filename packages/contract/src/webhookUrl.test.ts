import { describe, expect, test } from "vitest";
import { WEBHOOK_URL_MAX_BYTES } from "./limits.ts";
import { isWebhookUrl, webhookUrlProblem } from "./webhookUrl.ts";

const host = "https://partner.test/";
const longest = host + "a".repeat(WEBHOOK_URL_MAX_BYTES - host.length);

describe("webhookUrlProblem", () => {
  test.each([
    "https://partner.test",
    "https://partner.test:8443/hooks/incoming?a=b&c=d@e",
    "HTTPS://Partner.Test/%23",
    "https://bücher.test/ą",
    longest,
  ])("default: %s", (url) => {
    expect(webhookUrlProblem(url)).toBeUndefined();
    expect(isWebhookUrl(url)).toBe(true);
  });

  test.each([
    ["", "not_a_url"],
    ["partner.test/hooks", "not_a_url"],
    ["https://", "not_a_url"],
    ["https:partner.test", "not_a_url"],
    ["https:/partner.test", "not_a_url"],
    ["https:///partner.test", "not_a_url"],
    ["https:///user:word@partner.test", "not_a_url"],
    ["https:\\\\partner.test", "not_a_url"],
    ["https://partner.test\\@other.test", "not_a_url"],
    [" https://partner.test", "not_a_url"],
    ["https://partner.test\n", "not_a_url"],
    ["https://partner.test/a b", "not_a_url"],
    ["http://partner.test", "not_https"],
    ["ftp://partner.test", "not_https"],
    ["https://user@partner.test", "credentials"],
    ["https://user:word@partner.test", "credentials"],
    ["https://@partner.test", "credentials"],
    ["https://partner.test#", "fragment"],
    ["https://partner.test/#top", "fragment"],
    [`${longest}a`, "too_long"],
    [`${longest.slice(0, -2)}₦`, "too_long"],
  ])("behaviour: %s", (url, problem) => {
    expect(webhookUrlProblem(url)).toBe(problem);
    expect(isWebhookUrl(url)).toBe(false);
  });
});
