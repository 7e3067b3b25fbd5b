import { type Command, type CommandContext, UsageError } from "../Command.ts";
import { neededNode, runsProxy } from "../nodeVersion.ts";
import { parseFlags } from "../parseFlags.ts";
import { createDevSettings, type DevSettings } from "./createDevSettings.ts";
import { findBin } from "./findBin.ts";
import { readAppCommand } from "./readAppCommand.ts";
import { runApp } from "./runApp.ts";
import { type Server, startServer } from "./startServer.ts";

const help = `partner-kit dev starts your dev server together with an emulated service and a proxy.

Usage: partner-kit dev [flags] [-- command...]

  command            Starts your dev server. Default: the script "dev" of package.json.

  --scenario <name>  The emulator's initial data. Default: default. partner-kit-mock --list-scenarios prints all.
  --no-proxy         Starts no proxy, for an app that creates its own.
  --help, -h         Prints this text.

Your dev server gets the emulator's URL and key in PARTNER_KIT_BASE_URL and PARTNER_KIT_API_KEY, and the proxy's URL in
PARTNER_KIT_PROXY_URL. The proxy accepts every request from this machine. Data is deleted at the end. Ctrl-C ends
everything.

Exit codes: that of your dev server, 1 if the emulator or the proxy ended, 2 if an argument is wrong.`;

/** `partner-kit dev`. */
export const devCommand: Command = {
  summary: "Starts your dev server with an emulated service and a proxy.",
  help,
  run: runDev,
};

async function runDev({ args, cwd, print, printError }: CommandContext): Promise<number> {
  const { scenario, hasProxy, given } = readArguments(args);
  checkNode(process.versions.node);
  const app = await readAppCommand(cwd, given);
  const emulatorBin = findBin(cwd, "@partner-kit/mock");
  const proxyBin = hasProxy ? findBin(cwd, "@partner-kit/proxy") : undefined;
  // Settings for the real service do not belong here.
  const outer = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("PARTNER_KIT_")));
  const ending = new AbortController();
  const onEnd = (reason: string): void => {
    if (ending.signal.aborted) return;
    printError(`${reason} See its output above.`);
    ending.abort(reason);
  };
  const ignore = listenToSignals(ending);
  const servers: Server[] = [];
  let settings: DevSettings | undefined;
  const start = async (name: string, serverArgs: readonly string[], env: NodeJS.ProcessEnv): Promise<Server> => {
    const server = await startServer({ name, args: serverArgs, env, printError, onEnd });
    servers.push(server);
    return server;
  };
  try {
    const emulatorArgs = [emulatorBin, "--port", "0", "--deliver-to-local", "--scenario", scenario];
    const { ready } = await start("emulator", emulatorArgs, outer);
    settings = createDevSettings(ready);
    print(`emulator  ${String(ready["listening"])}`);
    const env: NodeJS.ProcessEnv = { ...outer, ...settings.variables };
    if (proxyBin !== undefined) {
      const proxy = await start("proxy", [proxyBin], { ...env, ...proxyVariables });
      env["PARTNER_KIT_PROXY_URL"] = String(proxy.ready["listening"]);
      print(`proxy     ${env["PARTNER_KIT_PROXY_URL"]}`);
    }
    print(`app       ${[app.command, ...app.args].join(" ")}\n`);
    const code = await runApp({ cwd, app, env, signal: ending.signal });
    return typeof ending.signal.reason === "string" ? 1 : code;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return 1;
  } finally {
    ending.abort();
    await Promise.all(servers.map((server) => server.stop()));
    settings?.remove();
    ignore();
  }
}

function checkNode(version: string): void {
  if (runsProxy(version)) return;
  throw new UsageError(
    `The emulator and the proxy need ${neededNode}, and this is Node ${version}. Use one of them for development.`,
  );
}

/** The proxy keeps nothing, and serves this machine only. */
const proxyVariables = {
  PARTNER_KIT_AUTHORIZE: "allow-local",
  PARTNER_KIT_STORE: "memory:",
  PARTNER_KIT_UNSAFE: "http-base-url,allow-local,memory-store",
  PARTNER_KIT_KEEP_SAMPLING: "1",
  PARTNER_KIT_LOG_LEVEL: "warn",
  PARTNER_KIT_HOST: "127.0.0.1",
  PARTNER_KIT_PORT: "0",
};

/** Ends the app on a signal. A terminal has sent Ctrl-C to the app as well, which decides when it ends. */
function listenToSignals(ending: AbortController): () => void {
  const onInterrupt = (): void => {
    if (!process.stdin.isTTY) ending.abort(null);
  };
  const onTerminate = (): void => ending.abort(null);
  process.on("SIGINT", onInterrupt).on("SIGTERM", onTerminate).on("SIGHUP", onTerminate);
  return () => process.off("SIGINT", onInterrupt).off("SIGTERM", onTerminate).off("SIGHUP", onTerminate);
}

function readArguments(args: readonly string[]) {
  const end = args.indexOf("--");
  const own = end === -1 ? args : args.slice(0, end);
  const { values } = parseFlags("dev", { args: [...own], options });
  return {
    scenario: values.scenario,
    hasProxy: !values["no-proxy"],
    given: end === -1 ? undefined : args.slice(end + 1),
  };
}

const options = {
  scenario: { type: "string", default: "default" },
  "no-proxy": { type: "boolean", default: false },
} as const;
