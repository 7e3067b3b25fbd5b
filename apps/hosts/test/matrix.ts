// Installs every host on its own with each package manager, and builds and starts it with several versions of Node.js:
// `node test/matrix.ts [manager or host…]`. `node test/matrix.ts lock` updates the lockfile of the workspace instead.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { listPublished, pathOfPack } from "../../../.tooling/packs.mjs";
import { cleanEnvironment, exec } from "./exec.ts";
import { type Host, hosts } from "./hosts.ts";
import { copyHost, copyWorkspace } from "./prepareWorkspace.ts";

const nodeVersions = ["22.23.3", "24.21.0"];
/** Partners build a front end with it. The proxy needs a newer one. */
const frontEndNode = "20.20.2";
const managers = ["npm", "pnpm", "yarn1", "yarn4"] as const;
type Manager = (typeof managers)[number];
const contract = "@partner-kit/contract";

const folder = mkdtempSync(join(tmpdir(), "partner-kit-matrix-"));
try {
  const named = process.argv.slice(2);
  if (named.includes("lock")) await updateLock();
  else await runMatrix(named);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function updateLock(): Promise<void> {
  await copyWorkspace(folder);
  await exec("pnpm", ["install", "--no-frozen-lockfile"], { cwd: folder });
  copyFileSync(join(folder, "pnpm-lock.yaml"), fileURLToPath(new URL("../workspace/pnpm-lock.yaml", import.meta.url)));
}

/** Tries every manager with every host, or those that are named. */
async function runMatrix(named: readonly string[]): Promise<void> {
  const namedManagers = managers.filter((manager) => named.includes(manager));
  const namedHosts = hosts.filter(({ name }) => named.includes(name));
  const tools = await installTools();
  let failed = 0;
  for (const manager of namedManagers.length > 0 ? namedManagers : managers)
    for (const host of namedHosts.length > 0 ? namedHosts : hosts) {
      const results = await tryHost({ manager, host, tools });
      for (const { step, problem } of results) {
        if (problem !== undefined) failed += 1;
        process.stdout.write(
          `${problem === undefined ? "ok  " : "FAIL"} ${manager} ${host.name}: ${step}\n${problem ?? ""}`,
        );
      }
    }
  process.stdout.write(failed === 0 ? "\nAll passed.\n" : `\n${failed} failed.\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

interface Tools {
  readonly nodes: Readonly<Record<string, string>>;
  readonly yarn: Readonly<Record<"yarn1" | "yarn4", string>>;
}

/** Installs the versions of Node.js and Yarn from the registry. Resolves to their paths. */
async function installTools(): Promise<Tools> {
  const target = join(folder, "tools");
  const versions = [...nodeVersions, frontEndNode];
  const name = `node-${process.platform}-${process.arch}`;
  const dependencies = {
    ...Object.fromEntries(versions.map((version) => [`node-${version}`, `npm:${name}@${version}`])),
    yarn: "1.22.22",
    "@yarnpkg/cli-dist": "4.18.1",
  };
  mkdirSync(target);
  writeFileSync(join(target, "package.json"), JSON.stringify({ private: true, dependencies }));
  await exec("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: target });
  const modules = join(target, "node_modules");
  return {
    nodes: Object.fromEntries(versions.map((version) => [version, join(modules, `node-${version}`, "bin/node")])),
    yarn: { yarn1: join(modules, "yarn/bin/yarn.js"), yarn4: join(modules, "@yarnpkg/cli-dist/bin/yarn.js") },
  };
}

interface Attempt {
  readonly manager: Manager;
  readonly host: Host;
  readonly tools: Tools;
}

interface Result {
  readonly step: string;
  readonly problem: string | undefined;
}

async function tryHost({ manager, host, tools }: Attempt): Promise<readonly Result[]> {
  const app = join(folder, `${manager}-${host.name}`);
  const results: Result[] = [];
  const run = async (step: string, action: () => Promise<unknown>): Promise<void> => {
    const problem = await action().then(
      () => undefined,
      (error: unknown) => `${String(error)}\n`,
    );
    results.push({ step, problem });
  };
  copyHost("session", join(folder, "session"));
  await exec("npm", ["pack", "--pack-destination", folder], { cwd: join(folder, "session") });
  // Some hosts serve the pages of this one.
  mkdirSync(join(folder, "vite-tailwind/dist"), { recursive: true });
  copyHost(host.name, app);
  await run("install", () => install({ manager, host, tools }, app));
  const isInstalled = results.every(({ problem }) => problem === undefined);
  if (isInstalled)
    for (const version of nodeVersions) {
      const node = tools.nodes[version] ?? "";
      const env = { PATH: `${dirname(node)}${delimiter}${process.env["PATH"]}` };
      if (host.build) await run(`build with Node ${version}`, () => exec(node, host.build ?? [], { cwd: app, env }));
      await run(`start with Node ${version}`, () => startOnce(node, app, host));
    }
  if (isInstalled && host.isFrontEnd && host.build)
    await run(`build with Node ${frontEndNode}`, () =>
      exec(tools.nodes[frontEndNode] ?? "", host.build ?? [], { cwd: app }),
    );
  rmSync(app, { recursive: true, force: true });
  return results;
}

/** Installs the tarballs as dependencies. */
async function install({ manager, tools }: Attempt, app: string): Promise<void> {
  const path = join(app, "package.json");
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
  const kit: Versions = Object.fromEntries(
    listPublished().map((name) => [`@partner-kit/${name}`, `file:${pathOfPack(name)}`] as const),
  );
  // Neither builds nor servers need it, and its parser has a package for each platform, which not every registry has.
  const { "@partner-kit/cli": _, ...withoutCli } = manifest.devDependencies;
  const own: Versions = { ...kit, "host-session": `file:${join(folder, "host-session-0.0.0.tgz")}` };
  const withOwn = (versions: Versions): Versions =>
    Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, own[name] ?? version]));
  const written: Manifest = {
    ...manifest,
    // The tarballs depend on a version of it that no registry has.
    dependencies: withOwn({ ...manifest.dependencies, [contract]: "" }),
    devDependencies: withOwn(withoutCli),
    ...(manager.startsWith("yarn") && { resolutions: { [contract]: own[contract] ?? "" } }),
  };
  writeFileSync(path, JSON.stringify(written));
  if (manager === "npm") await exec("npm", ["install", "--no-audit", "--no-fund"], { cwd: app });
  else if (manager === "pnpm") {
    writeFileSync(join(app, "pnpm-workspace.yaml"), JSON.stringify({ overrides: kit, strictDepBuilds: false }));
    await exec("pnpm", ["install", "--no-frozen-lockfile"], { cwd: app });
  } else {
    writeFileSync(
      join(app, ".yarnrc.yml"),
      "nodeLinker: node-modules\nenableTelemetry: false\nenableImmutableInstalls: false\n",
    );
    writeFileSync(join(app, "yarn.lock"), "");
    await exec(process.execPath, [tools.yarn[manager], "install"], { cwd: app });
  }
}

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
  readonly resolutions?: Versions | undefined;
}

/** Starts a host, which must refuse a request without a session, and ends it. */
async function startOnce(node: string, app: string, host: Host): Promise<void> {
  const port = 20_000 + Math.floor(process.pid % 20_000);
  const child = spawn(node, host.start, {
    cwd: app,
    env: {
      ...cleanEnvironment(),
      ...host.variables,
      NODE_ENV: "production",
      PORT: String(port),
      HOST_SESSION_KEY: "a key of the test",
      PARTNER_KIT_BASE_URL: "http://127.0.0.1:9/v1",
      PARTNER_KIT_API_KEY: "key-of-the-test",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const ended = once(child, "exit");
  try {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      if (child.exitCode !== null) break;
      const response = await fetch(`http://127.0.0.1:${port}/partner-kit/kit/session`).catch(() => undefined);
      if (response?.status === 401) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The proxy did not respond:\n${output}`);
  } finally {
    child.kill("SIGTERM");
    const insist = setTimeout(() => child.kill("SIGKILL"), 10_000);
    await ended;
    clearTimeout(insist);
    if (existsSync(join(app, "partner-kit.db"))) rmSync(join(app, "partner-kit.db"));
  }
}
