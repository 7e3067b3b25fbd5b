// Shared by all contestant processes: the upstream's address, the key to add, and the ready message.
import process from "node:process";

export const MOUNT = "/partner-kit";
export const API_KEY = "pk_bench_0123456789abcdef0123456789abcdef";
export const COOKIE = "session=0123456789abcdef0123456789abcdef";
export const TICK_MS = 250;
export const upstream = new URL(process.env.BENCH_UPSTREAM ?? "http://127.0.0.1:1");

/** Listens on a free port of this machine. */
export function serve(server) {
  server.listen(0, "127.0.0.1", () => ready(server.address().port));
}

/** Sends the port, then responds to each message with the resource usage of the process so far. */
export function ready(port) {
  process.send({ port });
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, heapTotal } = process.memoryUsage();
    process.send({ cpu: (user + system) / 1000, rss, heap: heapUsed, heapSize: heapTotal });
  });
  process.on("disconnect", () => process.exit(0));
}
