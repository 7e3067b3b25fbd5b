import { type Backend, type BackendParameters, startBackend } from "./backend.ts";

/** A story's backend, told apart from another one it had before. */
export interface LoadedBackend extends Backend {
  readonly key: string;
}

const running = new Map<string, Promise<LoadedBackend>>();
const settled = new Map<string, string>();

/** A story's own service and proxy: the same for as long as it is open and nothing else is asked of them. */
export function loadBackend(storyId: string, parameters: BackendParameters): Promise<LoadedBackend> {
  const key = JSON.stringify(parameters);
  const present = running.get(storyId);
  if (present && settled.get(storyId) === key) return present;
  const started = startBackend(storyId, parameters).then((backend) => ({ ...backend, key }));
  running.set(storyId, started);
  settled.set(storyId, key);
  return started;
}

/** The next time it is opened, a story begins anew. */
export function forgetBackend(storyId: string): void {
  running.delete(storyId);
  settled.delete(storyId);
}
