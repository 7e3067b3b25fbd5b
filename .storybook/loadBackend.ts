import { type Backend, type BackendParameters, startBackend } from "./backend.ts";

/** The back end of a story, with a key that changes with its parameters. */
export interface LoadedBackend extends Backend {
  readonly key: string;
}

const running = new Map<string, Promise<LoadedBackend>>();
const settled = new Map<string, string>();

/** Returns the back end of a story. It stays the same until the story closes or its parameters change. */
export function loadBackend(storyId: string, parameters: BackendParameters): Promise<LoadedBackend> {
  const key = JSON.stringify(parameters);
  const present = running.get(storyId);
  if (present && settled.get(storyId) === key) return present;
  const started = startBackend(storyId, parameters).then((backend) => ({ ...backend, key }));
  running.set(storyId, started);
  settled.set(storyId, key);
  return started;
}

/** Discards a back end, so that the story starts with a new one. */
export function forgetBackend(storyId: string): void {
  running.delete(storyId);
  settled.delete(storyId);
}
