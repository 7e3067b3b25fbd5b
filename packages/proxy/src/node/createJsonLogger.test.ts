import { expect, test } from "vitest";
import { createJsonLogger } from "./createJsonLogger.ts";

function start(secret = "key-0123456789abcdef") {
  const lines: string[] = [];
  return {
    lines,
    logger: createJsonLogger({ write: (line) => lines.push(line), secrets: ["another-one", secret], now: () => 0 }),
  };
}

test("default", () => {
  const { lines, logger } = start();
  logger.warn({ operation: "getTicker" }, "slow");
  expect(lines).toEqual([
    '{"time":"1970-01-01T00:00:00.000Z","level":"warn","message":"slow","operation":"getTicker"}\n',
  ]);
});

test("behaviour: errors are logged, and debug messages are not", () => {
  const { lines, logger } = start();
  logger.debug({}, "refused");
  logger.error({ err: Object.assign(new TypeError("broken"), { code: "E_BROKEN" }) }, "failed");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", err: { name: "TypeError", code: "E_BROKEN", message: "broken" } },
  ]);
});

test.each(["key-0123456789abcdef", 'key-"0123456789\\abcdef'])("behaviour: the secret %s is redacted", (secret) => {
  const { lines, logger } = start(secret);
  logger.error({ err: new Error(`refused ${secret}`), nested: { value: secret } }, secret);
  expect(lines.join("")).not.toContain("0123456789");
  expect(lines.join("")).toContain("[key]");
});
