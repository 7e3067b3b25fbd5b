import { readFileSync } from "node:fs";
import { type Command, type CommandContext, UsageError } from "./Command.ts";
import { codemodCommand } from "./codemod/codemodCommand.ts";
import { devCommand } from "./dev/devCommand.ts";
import { diffCommand } from "./diff/diffCommand.ts";
import { doctorCommand } from "./doctor/doctorCommand.ts";
import { gradeCommand } from "./grade/gradeCommand.ts";
import { initCommand } from "./init/initCommand.ts";

const commands: Readonly<Record<string, Command>> = {
  init: initCommand,
  dev: devCommand,
  doctor: doctorCommand,
  grade: gradeCommand,
  diff: diffCommand,
  codemod: codemodCommand,
};

/** Runs the command that the arguments name. */
export async function runCli({ args, ...context }: CommandContext): Promise<number> {
  const [name, ...rest] = args;
  if (name === "--version" || name === "-v") {
    context.print(readVersion());
    return 0;
  }
  if (name === undefined || name === "--help" || name === "-h") {
    context.print(help());
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    context.printError(`partner-kit: "${name}" is not a command. Run partner-kit --help for a list.`);
    return 2;
  }
  if (rest.includes("--help") || rest.includes("-h")) {
    context.print(command.help);
    return 0;
  }
  try {
    return await command.run({ ...context, args: rest });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    context.printError(`partner-kit ${name}: ${error.message}`);
    return 2;
  }
}

function help(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `partner-kit: commands for apps built with partner-kit

Usage: partner-kit <command> [arguments]

${lines.join("\n")}

  --help, -h     Prints this text, or the help of a command.
  --version, -v  Prints the version.`;
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  return typeof manifest === "object" && manifest && "version" in manifest ? String(manifest.version) : "unknown";
}
