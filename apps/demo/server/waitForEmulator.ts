import { setTimeout as wait } from "node:timers/promises";
import type { MockState } from "@partner-kit/mock";

export interface WaitForEmulatorParameters {
  /** The emulator's base address, ending in `/v1`. */
  readonly emulatorUrl: string;
  /** Called once if the emulator does not respond to the first request. */
  readonly onWait: () => void;
}

/**
 * Waits until the emulator responds, and returns its state. A source change restarts the emulator and the proxy
 * together. If the proxy exited instead of waiting, its watcher would restart it only after the next change.
 */
export async function waitForEmulator({ emulatorUrl, onWait }: WaitForEmulatorParameters): Promise<MockState> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readEmulatorState(emulatorUrl);
    } catch {
      if (attempt === 1) onWait();
      await wait(PAUSE_MS);
    }
  }
}

/** Reads the state of the emulator. */
export async function readEmulatorState(emulatorUrl: string): Promise<MockState> {
  const response = await fetch(`${emulatorUrl.replace(/\/v1\/?$/, "")}/_mock/state`);
  const { data } = (await response.json()) as { readonly data: MockState };
  return data;
}

const PAUSE_MS = 200;
