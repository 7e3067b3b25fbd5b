import type * as webhook from "@partner-kit/contract/webhook";
import { afterAll, afterEach, vi } from "vitest";
import type * as bytes from "../src/http/readBytes.ts";
import type * as responses from "../src/http/response.ts";
import { isStreamBody } from "../src/http/streamBody.ts";
import type * as settings from "../src/settings/readSettings.ts";
import {
  forgetSecrets,
  keepSecret,
  learn,
  learnBody,
  recordRefusal,
  recordResponse,
  takeLeaks,
  watchFeed,
  watchLogger,
} from "./leakRecord.ts";

// Checks every response, stream chunk and log line of every proxy in any test. Of a
// proxy in another process, it checks the output and the `fetch` responses.

vi.mock("../src/settings/readSettings.ts", async (load) => {
  const actual = await load<typeof settings>();
  return {
    ...actual,
    // A rotation lists the new secrets.
    listSecrets(parameters: Parameters<typeof actual.listSecrets>[0]) {
      const listed = actual.listSecrets(parameters);
      for (const secret of listed) keepSecret(secret);
      return listed;
    },
    readSettings(parameters: Parameters<typeof actual.readSettings>[0]) {
      const read = actual.readSettings(parameters);
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
  const actual = await load<typeof responses>();
  return {
    ...actual,
    withSecurityHeaders(...parameters: Parameters<typeof actual.withSecurityHeaders>) {
      const response = actual.withSecurityHeaders(...parameters);
      const { status, headers, body } = response;
      recordResponse(JSON.stringify(headers));
      if (isStreamBody(body)) return { ...response, body: watchFeed(body) };
      const text = typeof body === "string" ? body : new TextDecoder().decode(body ?? undefined);
      recordResponse(text);
      if (status >= 400) recordRefusal(text);
      return response;
    },
  };
});

forgetSecrets();

function refuseLeaks(): void {
  const found = takeLeaks();
  if (found.length > 0) throw new Error(found.join("\n"));
}

afterEach(refuseLeaks);
// Leaks after the end of a test.
afterAll(refuseLeaks);
