import type { StartedProcess } from "./startProcess.ts";

/** Reads one of the API keys that the emulator printed. */
export function readKey({ ready }: StartedProcess, name: "default" | "webhooks" | "withdrawals"): string {
  const keys = ready["keys"];
  const key: unknown = typeof keys === "object" && keys !== null ? Reflect.get(keys, name) : undefined;
  if (typeof key === "string") return key;
  throw new Error(`The emulator printed no key called ${name}.`);
}
