import { fork } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { createInterface } from "node:readline";

/**
 * Starts proxies on one Postgres. `onHandled` gets the ID of each event that a proxy's handler got.
 *
 * `killHandler` kills the proxy that handled the last event, starts another one in its place, and resolves to the milliseconds until
 * a remaining proxy handled an event.
 */
export async function startFleet({ size, env, onHandled }) {
  const members = new Set();
  let used = 0;
  let mostRss = 0;
  let last;
  let onNext = () => undefined;

  async function start() {
    const child = fork(new URL("./instance.mjs", import.meta.url), {
      env: { ...process.env, NODE_ENV: "production", ...env },
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    const member = { child, port: 0, used: 0 };
    createInterface(child.stdout).on("line", (id) => {
      if (!child.killed) {
        last = member;
        onNext(member);
      }
      onHandled(id);
    });
    [{ port: member.port }] = await once(child, "message");
    child.on("message", ({ cpu, rss }) => {
      used += cpu - member.used;
      member.used = cpu;
      mostRss = Math.max(mostRss, rss);
    });
    // The start of a process is no cost of streams or events.
    member.used = await startUp(child);
    members.add(member);
  }

  await Promise.all(Array.from({ length: size }, start));
  let turn = 0;
  return {
    /** The port of the next proxy in turn. */
    port() {
      const all = [...members];
      return all[turn++ % all.length].port;
    },
    /** Processor time in milliseconds of all proxies so far, and the most resident memory of one in bytes. */
    async usage() {
      await Promise.all([...members].map(sample));
      return { cpu: used, rss: mostRss };
    },
    async killHandler() {
      const victim = last ?? [...members][0];
      members.delete(victim);
      await sample(victim);
      const replaced = new Promise((resolve) => {
        onNext = (member) => member !== victim && resolve(performance.now());
      });
      const killedAt = performance.now();
      victim.child.kill("SIGKILL");
      const started = start();
      const milliseconds = (await replaced) - killedAt;
      await started;
      return milliseconds;
    },
    stop() {
      for (const { child } of members) child.kill("SIGKILL");
    },
  };
}

/** Makes a proxy report its processor time. */
async function sample({ child }) {
  child.send("usage");
  await once(child, "message");
}

async function startUp(child) {
  child.send("usage");
  const [{ cpu }] = await once(child, "message");
  return cpu;
}
