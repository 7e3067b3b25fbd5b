import { expect, expectTypeOf, test } from "vitest";
import type { Input, ParsedInput } from "../operation.ts";
import { readRequest, writeRequest } from "../request.ts";
import { listReceivedEvents } from "./receivedEvents.ts";

test("behaviour: numbers survive the query string", () => {
  const { path } = writeRequest(listReceivedEvents, { after: 12, limit: 50 });
  expect(path).toBe("/kit/events?after=12&limit=50");
  const query = new URL(path, "https://partner.test").searchParams;
  expect(readRequest(listReceivedEvents, { params: {}, query, body: undefined })).toEqual({
    success: true,
    input: { after: 12, limit: 50 },
  });
});

test.each(["after=-1", "limit=0", "limit=1001", "limit=1&limit=2", "before=3"])("behaviour: rejects %s", (query) => {
  const parts = { params: {}, query: new URLSearchParams(query), body: undefined };
  expect(readRequest(listReceivedEvents, parts).success).toBe(false);
});

test("behaviour: input and parsed input are numbers", () => {
  expectTypeOf<number>().toExtend<Input<typeof listReceivedEvents>["after"]>();
  expectTypeOf<ParsedInput<typeof listReceivedEvents>["after"]>().toEqualTypeOf<number | undefined>();
});
