#!/usr/bin/env node
import { createInterface } from "node:readline/promises";
import { runCli } from "./runCli.ts";

process.exitCode = await runCli({
  args: process.argv.slice(2),
  cwd: process.cwd(),
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
  confirm: process.stdin.isTTY ? confirm : undefined,
});

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C and the end of the input close the terminal. Depending on the version of Node, the question then rejects or
  // never settles.
  const closed = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  const answer = await Promise.race([terminal.question(`${question} [y/N] `).catch(() => ""), closed]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
