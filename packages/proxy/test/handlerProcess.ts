import { writeSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { createProxy } from "../src/createProxy.ts";
import { nodeHmac } from "../src/node/nodeHmac.ts";
import { createSqliteStore } from "../src/store/createSqliteStore.ts";

// A process that handles the events of a file, so that a test can kill it. It prints a line for each finished event.

// A killed process would not write it, and the next one would compile every module again.
flushCompileCache();
const [path = ""] = process.argv.slice(2);
createProxy({
  baseUrl: "http://127.0.0.1:9/v1",
  apiKey: "key-0123456789abcdef",
  environment: "staging",
  authorize: () => null,
  store: await createSqliteStore({ path }),
  hmac: nodeHmac,
  async onEvent({ id }, { attempt }) {
    await wait(attempt % 2);
    // Written synchronously, so that a kill does not lose the line.
    writeSync(1, `${id}\n`);
  },
});
// Keeps the process running.
setInterval(() => undefined, 60_000);
