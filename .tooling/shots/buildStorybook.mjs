import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(fileURLToPath(import.meta.url), "../../..");

/**
 * Builds the Storybook of a checkout. Returns the folder of its `dist`.
 *
 * @param {string} checkout
 */
export function buildStorybook(checkout) {
  const args = ["run", "build", "--skip-infer", "--filter=@partner-kit/storybook", "--output-logs=errors-only"];
  run("turbo", args, checkout);
  return join(checkout, ".storybook");
}

/**
 * Checks a commit out and installs it, outside of this folder so that no check finds its files. Returns the folder.
 *
 * @param {string} commit
 */
export function checkOut(commit) {
  const folder = join(tmpdir(), "partner-kit-shots");
  spawnSync("git", ["worktree", "remove", "--force", folder], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
  run("git", ["worktree", "add", "--force", "--detach", folder, commit], root);
  run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline", "--reporter=silent"], folder);
  return folder;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: "inherit" });
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(" ")} ended with ${status}.`);
}
