import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { incomingMessage, lightRequest } from "./lightRequest.ts";

const url = "https://admin.example/partner-kit/kit/session?a=b";

function start() {
  const incoming = new IncomingMessage(new Socket());
  Object.assign(incoming, { method: "POST" });
  incoming.headers = { host: "admin.example", cookie: "session=ada", "set-cookie": ["a", "b"], "x-a": "1, 2" };
  return { incoming, request: lightRequest(incoming, url) };
}

test("default", () => {
  const { request } = start();
  expect(request).toBeInstanceOf(Request);
  expect(request.headers).toBeInstanceOf(Headers);
  expect([request.method, request.url]).toEqual(["POST", url]);
  expect(request.headers.get("Cookie")).toBe("session=ada");
  expect(request.headers.get("x-a")).toBe("1, 2");
  expect(request.headers.has("x-a")).toBe(true);
});

test.each(["authorization", "constructor", "__proto__", "hasOwnProperty"])(
  "behaviour: the header %s is missing",
  (name) => {
    const { request } = start();
    expect([request.headers.get(name), request.headers.has(name)]).toEqual([null, false]);
  },
);

test("behaviour: all other members work", () => {
  const { request } = start();
  expect(Array.from(request.headers)).toEqual(Array.from(new Request(url, { headers: headers() }).headers));
  expect(request.headers.getSetCookie()).toEqual(["a", "b"]);
  expect(Array.from(new Headers(request.headers).keys())).toEqual(Array.from(request.headers.keys()));
  expect([request.body, request.bodyUsed, request.signal.aborted, request.redirect]).toEqual([
    null,
    false,
    false,
    "follow",
  ]);
  expect(Object.prototype.toString.call(request)).toBe("[object Request]");
});

test("behaviour: a clone is a real request with the earlier changes", async () => {
  const { request } = start();
  request.headers.set("x-b", "3");
  expect(request.headers.get("x-b")).toBe("3");
  const clone = new Request(request.clone(), { method: "PUT" });
  expect([clone.method, clone.url, clone.headers.get("cookie"), clone.headers.get("x-b")]).toEqual([
    "PUT",
    url,
    "session=ada",
    "3",
  ]);
});

test("behaviour: the platform throws if it needs a real request", () => {
  const { request } = start();
  expect(() => new Request(request)).toThrow(TypeError);
});

test("incomingMessage", () => {
  const { incoming, request } = start();
  expect(incomingMessage(request)).toBe(incoming);
  expect(incomingMessage(new Request(url))).toBeUndefined();
});

function headers(): [string, string][] {
  return [
    ["host", "admin.example"],
    ["cookie", "session=ada"],
    ["set-cookie", "a"],
    ["set-cookie", "b"],
    ["x-a", "1, 2"],
  ];
}
