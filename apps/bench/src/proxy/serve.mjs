// What every contestant process shares: where the upstream is, the key to add, and how to tell that it listens.
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

/** Tells the port, then answers each message with what the process has used so far. */
export function ready(port) {
  process.send({ port });
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, heapTotal } = process.memoryUsage();
    process.send({ cpu: (user + system) / 1000, rss, heap: heapUsed, heapSize: heapTotal });
  });
  process.on("disconnect", () => process.exit(0));
}
