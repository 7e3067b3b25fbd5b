import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { median } from "../measure.mjs";
import { startContestants } from "./processes.mjs";
import { COOKIE, MOUNT } from "./serve.mjs";

/**
 * Opens streams to the contestants in turn. Returns, by name, the median processor time per second in milliseconds, and
 * the 99th percentile of the milliseconds between the service's response and its arrival at a client.
 */
export async function contestStreams({ names, streams = 1000, rounds = 5, seconds = 4 }) {
  const { contestants, stop } = await startContestants(names, { BENCH_MOVING: "1" });
  for (let round = 0; round <= rounds; round += 1) {
    for (const { runs, port, usage } of contestants) {
      const ages = [];
      const sockets = [];
      for (let count = 0; count < streams; count += 1) sockets.push(await openStream(port, ages));
      // By then, every stream has received its first message.
      await pause(1500);
      ages.length = 0;
      const before = await usage();
      await pause(seconds * 1000);
      const after = await usage();
      for (const socket of sockets) socket.destroy();
      if (round > 0)
        runs.push({ cpu: (after.cpu - before.cpu) / seconds, p99: percentile(ages, 0.99), count: ages.length });
      await pause(200);
    }
  }
  stop();
  return Object.fromEntries(
    contestants.map(({ name, runs }) => [
      name,
      {
        cpu: median(runs.map(({ cpu }) => cpu)),
        p99: median(runs.map(({ p99 }) => p99)),
        count: median(runs.map(({ count }) => count)),
      },
    ]),
  );
}

/** Opens a stream and records the age of each tick in milliseconds. */
export async function openStream(port, ages) {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(
    `GET ${MOUNT}/kit/live HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${COOKIE}\r\nx-partner-kit: 1\r\n\r\n`,
  );
  socket.on("data", (bytes) => {
    const index = bytes.indexOf('"last":"1');
    if (index !== -1) ages.push(Date.now() - Number(bytes.latin1Slice(index + 8, index + 21)));
  });
  return socket;
}

function percentile(values, part) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)];
}
