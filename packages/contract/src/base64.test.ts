import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeBase64, decodeBase64Url, encodeBase64, encodeBase64Url } from "./base64.ts";

describe("decodeBase64", () => {
  test.each([
    ["", []],
    ["AA==", [0]],
    ["+/8=", [251, 255]],
    ["AQID", [1, 2, 3]],
  ])("default: %s", (text, bytes) => expect(decodeBase64(text)).toEqual(Uint8Array.from(bytes)));

  test.each([
    ["padding missing", "AA"],
    ["half the padding missing", "AA="],
    ["too much padding", "AQID===="],
    ["padding inside", "AA==AQID"],
    ["bits left over", "AB=="],
    ["bits left over in two bytes", "+/9="],
    ["the URL-safe alphabet", "-_8="],
    ["a space", "AQ ID"],
    ["a line break", "AQID\n"],
    ["a letter of another script", "AQIÐ"],
    ["an impossible length", "AQIDA"],
  ])("behaviour: rejects %s", (_, text) => expect(decodeBase64(text)).toBeUndefined());

  test("behaviour: decodes the output of encodeBase64, which equals that of Node", () => {
    fc.assert(
      fc.property(fc.uint8Array({ max: 255 }), (bytes) => {
        const text = encodeBase64(bytes);
        expect(text).toBe(Buffer.from(bytes).toString("base64"));
        expect(decodeBase64(text)).toEqual(bytes);
      }),
    );
  });
});

describe("decodeBase64Url", () => {
  test.each(["AA==", "AB", "+/8", "A", "AQ ID"])("behaviour: rejects %s", (text) => {
    expect(decodeBase64Url(text)).toBeUndefined();
  });

  test("behaviour: decodes the output of encodeBase64Url, which equals that of Node", () => {
    fc.assert(
      fc.property(fc.uint8Array({ max: 255 }), (bytes) => {
        const text = encodeBase64Url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString("base64url"));
        expect(decodeBase64Url(text)).toEqual(bytes);
      }),
    );
  });
});
