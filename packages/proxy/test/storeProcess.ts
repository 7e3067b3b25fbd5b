import { once } from "node:events";
import { writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { createPostgresStore } from "../src/store/createPostgresStore.ts";
import { createSqliteStore } from "../src/store/createSqliteStore.ts";
import type { Store } from "../src/store/Store.ts";
import { newEvent } from "./newEvent.ts";

// A process with a store, so that a test can kill it. It says that it is loaded, takes one line with what to do, and
// then says a line for each thing done.

const tasks: Readonly<Record<string, (store: Store, argument: string) => Promise<void>>> = {
  async open(store) {
    say("opened");
    await store.close();
  },
  /** Ten callers give one event after the other, numbered from the argument on, and each says what was acknowledged. */
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
  /** Holds a lease until it is killed. */
  async lease(store, argument) {
    if (await store.lease({ name: "ticker", holder: argument, ttl: 60_000 })) say("held");
    await new Promise(() => undefined);
  },
};

say("loaded");
const [line = ""] = await once(createInterface(process.stdin), "line");
const { at, task, argument } = JSON.parse(line);
const store = at.startsWith("postgres:")
  ? await createPostgresStore({ connection: at })
  : await createSqliteStore({ path: at });
await tasks[task]?.(store, argument);
process.exit(0);

/** Written before anything else happens: what was said stays said when the process is killed. */
function say(text: string): void {
  writeSync(1, `${text}\n`);
}
