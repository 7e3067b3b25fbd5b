import process from "node:process";
import { type StoreProcess, startStoreProcess } from "./startStoreProcess.ts";

/** How often tests kill a process: a few times, or as often as `pnpm kill` sets. */
export function killRounds(usual: number): number {
  return Number(process.env["PARTNER_KIT_KILL_ROUNDS"] ?? usual);
}

/**
 * Kills one process after the other in the middle of its commits to the store at a path or address. Resolves to the IDs
 * of the events that were acknowledged.
 */
export async function killWriters({ at, rounds }: { at: string; rounds: number }): Promise<ReadonlySet<string>> {
  const acknowledged = new Set<string>();
  // Two processes load while one writes.
  const loading = [startStoreProcess(), startStoreProcess()];
  for (let round = 0; round < rounds; round += 1) {
    const writer = await next(loading, round < rounds - 2);
    // Starts with events of the killed process: some were stored and some were not.
    writer.run({ at, task: "append", argument: String(Math.max(0, acknowledged.size - 20)) });
    let said = 0;
    for await (const id of writer.lines) {
      acknowledged.add(id);
      said += 1;
      if (said === 1 + ((round * 7) % 45)) writer.kill();
    }
    const code = await writer.exit;
    if (code !== null) throw new Error(`The writer ended with code ${code}.`);
  }
  return acknowledged;
}

async function next(loading: Promise<StoreProcess>[], more: boolean): Promise<StoreProcess> {
  const first = loading.shift();
  if (more) loading.push(startStoreProcess());
  if (first === undefined) throw new Error("No process was started.");
  return first;
}
