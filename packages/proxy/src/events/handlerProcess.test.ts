import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { newEvent } from "../../test/newEvent.ts";
import { createSqliteStore } from "../store/createSqliteStore.ts";

const script = fileURLToPath(new URL("../../test/handlerProcess.ts", import.meta.url));

test("behaviour: a handler that is killed repeatedly skips no event and keeps their order", {
  timeout: 60_000,
}, async () => {
  const directory = mkdtempSync(join(tmpdir(), "partner-kit-handler-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const path = join(directory, "store.db");
  const store = await createSqliteStore({ path });
  const ids = Array.from({ length: 120 }, (_, index) => `event-${index}`);
  await store.appendEvents(ids.map((id) => newEvent(id)));
  const database = new DatabaseSync(path);
  const handled: string[] = [];
  for (let round = 0; new Set(handled).size < ids.length; round += 1) {
    // The killed process did not release its lease, and the test does not wait until it expires.
    database.exec("DELETE FROM leases");
    const child = spawn(process.execPath, ["--conditions=@partner-kit/source", script, path], {
      env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "partner-kit-compile-cache") },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const exit = once(child, "exit");
    let said = 0;
    for await (const id of createInterface(child.stdout)) {
      handled.push(id);
      said += 1;
      if (said === 1 + ((round * 11) % 40) || id === ids.at(-1)) child.kill("SIGKILL");
    }
    await exit;
  }
  // A restarted process begins with the event that the kill interrupted.
  const firsts = handled.filter((id, index) => handled.indexOf(id) === index);
  expect(firsts).toEqual(ids);
  expect(await store.readParked({ handler: "onEvent", after: 0, limit: 9 })).toEqual([]);
  database.close();
  await store.close();
});
