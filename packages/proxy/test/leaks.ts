import type * as webhook from "@partner-kit/contract/webhook";
import { afterAll, afterEach, vi } from "vitest";
import type * as bytes from "../src/http/readBytes.ts";
import type * as answers from "../src/http/response.ts";
import { isStreamBody } from "../src/http/streamBody.ts";
import type * as settings from "../src/settings/readSettings.ts";
import {
  forgetSecrets,
  keepSecret,
  learn,
  learnBody,
  recordAnswer,
  recordRefusal,
  takeLeaks,
  watchFeed,
  watchLogger,
} from "./leakRecord.ts";

// Every answer, every piece of a stream and every log line of every proxy that any test makes is looked through here. Of a
// proxy that is a process of its own it is what it writes, and what `fetch` gets from it.

vi.mock("../src/settings/readSettings.ts", async (load) => {
  const { readSettings } = await load<typeof settings>();
  return {
    readSettings(parameters: Parameters<typeof readSettings>[0]) {
      const read = readSettings(parameters);
      for (const secret of read.secrets) keepSecret(secret);
      return { ...read, logger: watchLogger(read.logger) };
    },
  };
});

vi.mock("@partner-kit/contract/webhook", async (load) => {
  const actual = await load<typeof webhook>();
  return {
    ...actual,
    verifyWebhook(parameters: Parameters<typeof actual.verifyWebhook>[0]) {
      learnBody(parameters.body);
      return actual.verifyWebhook(parameters);
    },
  };
});

vi.mock("../src/http/readBytes.ts", async (load) => {
  const actual = await load<typeof bytes>();
  return {
    ...actual,
    parseJson(text: Uint8Array) {
      const json = actual.parseJson(text);
      learn(json?.value);
      return json;
    },
  };
});

vi.mock("../src/http/response.ts", async (load) => {
  const actual = await load<typeof answers>();
  return {
    ...actual,
    withSecurityHeaders(...parameters: Parameters<typeof actual.withSecurityHeaders>) {
      const answer = actual.withSecurityHeaders(...parameters);
      const { status, headers, body } = answer;
      recordAnswer(JSON.stringify(headers));
      if (isStreamBody(body)) return { ...answer, body: watchFeed(body) };
      const text = typeof body === "string" ? body : new TextDecoder().decode(body ?? undefined);
      recordAnswer(text);
      if (status >= 400) recordRefusal(text);
      return answer;
    },
  };
});

forgetSecrets();

function refuseLeaks(): void {
  const found = takeLeaks();
  if (found.length > 0) throw new Error(found.join("\n"));
}

afterEach(refuseLeaks);
// What came after a test was over.
afterAll(refuseLeaks);
