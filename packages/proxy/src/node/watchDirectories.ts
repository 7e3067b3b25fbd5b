import { watch } from "node:fs";
import { dirname } from "node:path";
import { ignore } from "../monitoring/logger.ts";

/** Calls the listener when files may have changed. Returns a function that ends the watch. */
export type Watch = (paths: readonly string[], onChange: () => void) => () => void;

/**
 * Watches the directories of files, because a file that is replaced by a rename, or by a swapped symlink as in
 * Kubernetes, is another file. Does not notice changes of network file systems.
 */
export const watchDirectories: Watch = (paths, onChange) => {
  const directories = new Set(paths.map((path) => dirname(path)));
  const watchers = Array.from(directories, (directory) => {
    try {
      // A deleted directory, for example, is an error of the watcher. Regular reads continue.
      return watch(directory, { persistent: false }, onChange).on("error", ignore);
    } catch {
      return undefined;
    }
  });
  return () => {
    for (const watcher of watchers) watcher?.close();
  };
};
