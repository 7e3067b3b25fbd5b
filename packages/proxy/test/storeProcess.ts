import { once } from "node:events";
import { writeSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { createInterface } from "node:readline";
import { createPostgresStore } from "../src/store/createPostgresStore.ts";
import { createSqliteStore } from "../src/store/createSqliteStore.ts";
import type { Store } from "../src/store/Store.ts";
import { newEvent } from "./newEvent.ts";

// A process with a store, so that a test can kill it. It prints that it is loaded, reads one line with its task, and
// then prints a line for each finished step.

const tasks: Readonly<Record<string, (store: Store, argument: string) => Promise<void>>> = {
  async open(store) {
    say("opened");
    await store.close();
  },
  /** Ten callers append events, numbered from the argument on, and print each acknowledged event. */
  async append(store, argument) {
    let next = Number(argument);
    const caller = async () => {
      for (;;) {
        const id = String(next++);
        await store.appendEvents([newEvent(id)]);
        say(id);
      }
    };
    await Promise.all(Array.from({ length: 10 }, caller));
  },
  /** Keeps a lease until it is killed. */
  async lease(store, argument) {
    if (await store.lease({ name: "ticker", holder: argument, ttl: 60_000 })) say("held");
    await new Promise(() => undefined);
  },
};

// A killed process would not write it, and the next one would compile every module again.
flushCompileCache();
say("loaded");
const [line = ""] = await once(createInterface(process.stdin), "line");
const { at, task, argument } = JSON.parse(line);
const store = at.startsWith("postgres:")
  ? await createPostgresStore({ connection: at })
  : await createSqliteStore({ path: at });
await tasks[task]?.(store, argument);
process.exit(0);

/** Writes synchronously, so that a kill does not lose the line. */
function say(text: string): void {
  writeSync(1, `${text}\n`);
}
