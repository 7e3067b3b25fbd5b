import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { type Check, failed, passed, unknown } from "../checks/Check.ts";
import { findSecrets, type SecretKind } from "./findSecrets.ts";

/** The files that a browser can load. */
export interface Bundle {
  readonly files: readonly BundleFile[];
  /** Why the folder could not be read. */
  readonly problem: string | undefined;
  /** Secrets from the environment of the command. */
  readonly secrets: readonly string[];
}

interface BundleFile {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const LISTED_MAX = 5;

/** Creates one check per kind of secret. */
export const bundleChecks: readonly Check<Bundle>[] = [
  bundleCheck("bundle-webhook-secret", "webhook secret", "whsec_… with a key"),
  bundleCheck("bundle-private-key", "private key", "PEM private keys"),
  bundleCheck(
    "bundle-api-key",
    "API key",
    "literals that are assigned to a name with `apiKey`, and keys such as sk_live_…",
  ),
  bundleCheck(
    "bundle-environment",
    "value from the environment",
    "the proxy's secrets in the environment, such as PARTNER_KIT_API_KEY",
  ),
];

function bundleCheck(id: string, kind: SecretKind, sought: string): Check<Bundle> {
  return {
    id,
    title: `Built files contain no ${kind}`,
    probe: `Searches the files in --bundle, source maps too, for ${sought}.`,
    remedy:
      "Everyone who loads the page can read it, so replace the secret now. Then use it on the server only, and build again.",
    run({ files, problem, secrets }) {
      if (problem !== undefined) return unknown(problem);
      const places = files.flatMap(({ path, text }) =>
        findSecrets(text, secrets)
          .filter((found) => found.kind === kind)
          .map(({ index }) => `${path}:${positionOf(text, index)}`),
      );
      if (places.length === 0) return passed;
      const more = places.length > LISTED_MAX ? ` and ${places.length - LISTED_MAX} more` : "";
      return failed(`Found at ${places.slice(0, LISTED_MAX).join(", ")}${more}.`);
    },
  };
}

/** Reads every file below a folder. */
export async function readBundle(folder: string, secrets: readonly string[]): Promise<Bundle> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files: BundleFile[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      // Every byte is one character, so that positions in binary files are right too.
      files.push({ path: relative(folder, path).split(sep).join("/"), text: await readFile(path, "latin1") });
    }
    files.sort((a, b) => (a.path < b.path ? -1 : 1));
    return { files, problem: files.length === 0 ? "The folder in --bundle has no files." : undefined, secrets };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "FAILED";
    return { files: [], problem: `The folder in --bundle cannot be read (${code}).`, secrets };
  }
}

/** Line and column, both from 1. */
function positionOf(text: string, index: number): string {
  const before = text.slice(0, index);
  return `${before.split("\n").length}:${index - before.lastIndexOf("\n")}`;
}
