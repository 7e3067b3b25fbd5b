import { describe, expect, test } from "vitest";
import { WEBHOOK_URL_MAX_BYTES } from "./limits.ts";
import { isSameWebhookUrl, isWebhookHostAllowed, isWebhookUrl, webhookUrlProblem } from "./webhookUrl.ts";

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

describe("isSameWebhookUrl", () => {
  const url = "https://admin.partner.test/kit/~webhook?tenant=a%2Fb";

  test.each([
    ["itself", url],
    ["the default port", "https://admin.partner.test:443/kit/~webhook?tenant=a%2Fb"],
    ["capitals in scheme and host", "HTTPS://Admin.Partner.TEST/kit/~webhook?tenant=a%2Fb"],
    ["a trailing dot of the host", "https://admin.partner.test./kit/~webhook?tenant=a%2Fb"],
    ["dot segments", "https://admin.partner.test/x/../kit/./~webhook?tenant=a%2Fb"],
    ["needless percent-encoding", "https://admin.partner.test/%6bit/%7Ewebhook?tenant=a%2fb"],
  ])("behaviour: equal by %s", (_, other) => {
    expect(isSameWebhookUrl(url, other)).toBe(true);
    expect(isSameWebhookUrl(other, url)).toBe(true);
  });

  test.each([
    "http://admin.partner.test/kit/~webhook?tenant=a%2Fb",
    "https://admin.partner.test:8443/kit/~webhook?tenant=a%2Fb",
    "https://partner.test/kit/~webhook?tenant=a%2Fb",
    "https://admin.partner.test/kit/~webhook/?tenant=a%2Fb",
    "https://admin.partner.test/kit/~Webhook?tenant=a%2Fb",
    "https://admin.partner.test/kit/~webhook?tenant=a/b",
    "https://admin.partner.test/kit/~webhook",
    "nowhere",
  ])("behaviour: %s is another address", (other) => {
    expect(isSameWebhookUrl(url, other)).toBe(false);
  });

  test("behaviour: texts that are not addresses are equal only if they are the same", () => {
    expect(isSameWebhookUrl("nowhere", "nowhere")).toBe(true);
    expect(isSameWebhookUrl("nowhere", "elsewhere")).toBe(false);
  });
});

describe("isWebhookHostAllowed", () => {
  const hosts = ["hooks.example.com", "*.partner.test"];

  test.each([
    "https://hooks.example.com",
    "https://HOOKS.example.com:8443/in?a=b@c",
    "https://hooks.example.com./in",
    "https://hooks.example.com?a=b",
    "https://a.partner.test/in",
    "https://a.b.partner.test",
    "http://a.partner.test",
  ])("default: %s", (url) => {
    expect(isWebhookHostAllowed(url, hosts)).toBe(true);
  });

  test.each([
    "",
    "hooks.example.com",
    "https://example.com",
    "https://a.hooks.example.com",
    "https://partner.test",
    "https://.partner.test@evil.test",
    "https://evilpartner.test",
    "https://hooks.example.com.evil.test",
    "https://evil.test/hooks.example.com",
    "https://evil.test?https://hooks.example.com",
    "https://evil.test#.partner.test",
    "https://hooks.example.com@evil.test",
    "https://hooks.example.com:pass@evil.test",
    "https://hooks.example.com?@evil.test",
    "https://evil.test\\@hooks.example.com",
    "https://evil.test\\.partner.test",
    "https://hooks%2eexample.com",
    "https://ⓗooks.example.com",
    "https://hooks.example.com\n",
    "ftp://hooks.example.com",
  ])("behaviour: %j is refused", (url) => {
    expect(isWebhookHostAllowed(url, hosts)).toBe(false);
  });

  test("behaviour: no host is in an empty list", () => {
    expect(isWebhookHostAllowed("https://hooks.example.com", [])).toBe(false);
    expect(isWebhookHostAllowed("", [""])).toBe(false);
  });
});
