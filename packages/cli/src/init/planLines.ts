import type { FileChange } from "./FileChange.ts";
import type { Host } from "./Host.ts";
import { readOwn } from "./readOwn.ts";
import { readTemplate } from "./renderTemplate.ts";

/** Lines that a file needs, and a pattern that finds them in any form. */
interface Block {
  readonly text: string;
  readonly pattern: RegExp;
}

/** Adds the variables to .env.example, and the files with secrets and data to .gitignore. */
export async function planLines(cwd: string, { name }: Host): Promise<readonly FileChange[]> {
  const variables = readTemplate("env.example")
    .trim()
    .split("\n\n")
    .map((text): Block => ({ text, pattern: new RegExp(`^#?\\s*${/^\w+(?==)/m.exec(text)?.[0]}=`, "m") }));
  const ignored: Block[] = [
    { text: name === "next" ? ".env*.local" : ".env", pattern: /^\/?\.env/m },
    { text: "partner-kit.db*", pattern: /^\/?(?:partner-kit|\*)\.db/m },
    // Signing keys.
    { text: "*.pem", pattern: /^\/?\*\.pem/m },
  ];
  // `create-next-app` ignores every .env file.
  if (/^\/?\.env(?:\*|\.\*)\s*$/m.test((await readOwn(cwd, ".gitignore")) ?? ""))
    ignored.push({ text: "!.env.example", pattern: /^!\/?\.env\.example\b/m });
  const changes = await Promise.all([
    append({ cwd, path: ".env.example", blocks: variables, separator: "\n\n" }),
    append({ cwd, path: ".gitignore", blocks: ignored, separator: "\n" }),
  ]);
  return changes.filter((change) => change !== undefined);
}

async function append({
  cwd,
  path,
  blocks,
  separator,
}: {
  readonly cwd: string;
  readonly path: string;
  readonly blocks: readonly Block[];
  readonly separator: string;
}): Promise<FileChange | undefined> {
  const before = await readOwn(cwd, path);
  const missing = blocks.filter(({ pattern }) => !pattern.test(before ?? "")).map(({ text }) => text);
  if (missing.length === 0) return undefined;
  const own = before?.trimEnd() ?? "";
  return { path, before, after: `${[...(own === "" ? [] : [own]), ...missing].join(separator)}\n` };
}
