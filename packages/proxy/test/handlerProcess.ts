import { writeSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { createProxy } from "../src/createProxy.ts";
import { nodeHmac } from "../src/node/nodeHmac.ts";
import { createSqliteStore } from "../src/store/createSqliteStore.ts";

// A process that handles the events in a file, so that a test can kill it. It says a line for each event it is done with.

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
    // Written before anything else happens: what was said stays said when the process is killed.
    writeSync(1, `${id}\n`);
  },
});
// Holds the process.
setInterval(() => undefined, 60_000);
