#!/usr/bin/env node
import { runCli } from "./runCli.ts";

process.exitCode = await runCli({
  args: process.argv.slice(2),
  cwd: process.cwd(),
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
});
