import { expect, test } from "vitest";
import { parseJsonBody, readBody } from "./readBody.ts";

const url = "http://service.test/";

test.each([true, false])(
  "behaviour: returns the same bytes with and without request streams (%s)",
  async (hasStreams) => {
    const create = (body: string | null): Request => {
      const request = new Request(url, { method: "POST", body });
      if (!hasStreams) Object.defineProperty(request, "body", { value: undefined });
      return request;
    };
    expect(new TextDecoder().decode(await readBody(create('{"a":"ä"}')))).toBe('{"a":"ä"}');
    expect(await readBody(create(null))).toHaveLength(0);
    expect(await readBody(create("12345"), 5)).toHaveLength(5);
    await expect(readBody(create("123456"), 5)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  },
);

test("behaviour: parses only valid JSON with the content type of JSON", () => {
  const parse = (text: string, type: string): unknown =>
    parseJsonBody(new TextEncoder().encode(text), new Headers({ "content-type": type }));
  expect(parse('{"a":1}', "application/json; charset=utf-8")).toEqual({ a: 1 });
  expect(parse("", "text/plain")).toBeUndefined();
  expect(() => parse("{}", "text/plain")).toThrow("invalid request parameters");
  expect(() => parse("{", "application/json")).toThrow("invalid request parameters");
});
