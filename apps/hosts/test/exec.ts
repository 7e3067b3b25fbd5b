import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface ExecOptions {
  readonly cwd: string;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>> | undefined;
}

/** Runs a command. If it fails, throws an error with its output. */
export async function exec(command: string, args: readonly string[], { cwd, env }: ExecOptions): Promise<string> {
  try {
    const options = { cwd, env: { ...cleanEnvironment(), ...env }, maxBuffer: 64 * 1024 * 1024 };
    return (await run(command, args, options)).stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${command} ${args.join(" ")} in ${cwd} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

/** The environment of a person's shell: without the variables of the test runner, which change how frameworks build. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !ofTestRunner.test(name));
  return { ...Object.fromEntries(own), CI: "1", NO_COLOR: "1", NEXT_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
}

const ofTestRunner =
  /^(?:VITEST|NODE_ENV|NODE_OPTIONS|FORCE_COLOR|TEST|DEV|PROD|MODE|SSR|BASE_URL|PORT|HOST)(?:_|$)|^PARTNER_KIT_/;
