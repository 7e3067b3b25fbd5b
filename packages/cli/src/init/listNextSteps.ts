import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { DetectedHost } from "./detectHost.ts";
import type { Host } from "./Host.ts";
import { listTemplateFiles, mountNames } from "./listTemplateFiles.ts";
import { mountLine } from "./mountInApp.ts";
import type { Plan } from "./planFiles.ts";
import { readOwn } from "./readOwn.ts";

/** Lists the steps that are left after `init` wrote its files. */
export async function listNextSteps(cwd: string, detected: DetectedHost, plan: Plan): Promise<readonly string[]> {
  const { host } = detected;
  const files = listTemplateFiles(host);
  const pathOf = (template: string) => files.find((file) => file.template === template)?.path ?? "";
  const isFilledIn = plan.kept.some(({ path }) => path === pathOf("authorize.ts"));
  const settings = host.name === "next" ? ".env.local" : ".env";
  const hasSettings = (await readOwn(cwd, settings))?.includes("PARTNER_KIT_BASE_URL=") ?? false;
  const port = readPort(detected);
  const needsForward = host.name !== "next" && host.packages.has("vite") && !(await forwardsPath(cwd));
  return [
    ...installSteps(cwd, detected),
    ...sessionSteps(detected),
    ...(isFilledIn
      ? []
      : [
          `Read your session in ${pathOf("authorize.ts")}. Until then the proxy refuses everybody.${hasMiddleware(host) ? " There, incomingMessage(request) of @partner-kit/proxy/node returns the request that your session middleware has extended." : ""}`,
        ]),
    ...(needsForward
      ? [
          `If Vite serves the page on its own port, forward the path in vite.config: server: { proxy: { "/partner-kit": { target: "http://localhost:${port ?? 3000}" } } }${port === undefined ? ", with the port of your server" : ""}. Leave out changeOrigin: with another Host header, the proxy refuses every change.`,
        ]
      : []),
    ...pageSteps(detected),
    ...adapterSteps(detected),
    ...startSteps(detected, plan, pathOf("getProxy.ts")),
    `Start your app with an emulated service: npx partner-kit dev${startsServer(detected) ? "" : ". It runs the script dev of package.json, which has to start your server as well as Vite."}`,
    ...(hasSettings
      ? []
      : [
          `For the real service, copy .env.example to ${settings} and fill it in.${isLoaded(detected) ? "" : ` Start your server with the flag --env-file=${settings}, or load the file in your code.`}`,
        ]),
    ...shutdownSteps(host, pathOf("getProxy.ts")),
  ];
}

/** The steps by which a person mounts the proxy. Empty if it is mounted. */
export function listMountSteps({ host, apps, mountedIn }: DetectedHost): readonly string[] {
  if (host.name === "next" || mountedIn !== undefined || apps.length === 1) return [];
  const reason =
    apps.length === 0
      ? "The file that creates your server was not found."
      : `Several files create a server: ${apps.map(({ path }) => path).join(", ")}. Pass one of them with --server, or mount the proxy by hand.`;
  return [
    reason,
    `Import ${mountNames[host.name]} from ${host.serverFolder}/${mountNames[host.name]}, and add this line after the app is created, before body parsers:`,
    `  ${mountLine(host.name, "app")}`,
  ];
}

/** The proxy has to come after the session and before body parsers, so a file with the opposite order needs a person. */
function sessionSteps({ apps }: DetectedHost): readonly string[] {
  const [app, ...others] = apps;
  return app?.isSessionLate === true && others.length === 0
    ? [
        `In ${app.path}, move your session middleware above the line that mounts the proxy. Otherwise nobody is signed in there, and the proxy refuses everybody.`,
      ]
    : [];
}

/** Whether the host's sessions are middleware of Express. */
function hasMiddleware({ name, packages }: Host): boolean {
  return name === "express" && ["express-session", "cookie-session", "passport"].some((each) => packages.has(each));
}

function installSteps(cwd: string, { host }: DetectedHost): readonly string[] {
  const add = addCommand(cwd);
  const needed = ["@partner-kit/proxy"];
  if (host.pageFolder !== undefined) needed.push("@partner-kit/react", "@tanstack/react-query");
  const used = needed.filter((name) => !host.packages.has(name));
  const tools = ["@partner-kit/cli", "@partner-kit/mock"].filter((name) => !host.packages.has(name));
  return [
    ...(used.length > 0 ? [`Install the packages: ${add} ${used.join(" ")}`] : []),
    ...(tools.length > 0 ? [`Install the tools for development: ${add} -D ${tools.join(" ")}`] : []),
  ];
}

function addCommand(cwd: string): string {
  const has = (name: string) => existsSync(resolve(cwd, name));
  if (has("pnpm-lock.yaml")) return "pnpm add";
  if (has("yarn.lock")) return "yarn add";
  return has("bun.lock") || has("bun.lockb") ? "bun add" : "npm install";
}

function pageSteps({ host }: DetectedHost): readonly string[] {
  if (host.name === "next") return ["Open /treasury in your app."];
  if (host.pageFolder === undefined)
    return [
      "package.json has no React, so no page was written. In your front end, render the components of @partner-kit/react inside its PartnerKitProvider.",
    ];
  return [`Render <Treasury /> of ${host.pageFolder}/Treasury on a page of your app.`];
}

/** A design system whose parts and theme the components can use. */
function adapterSteps({ host }: DetectedHost): readonly string[] {
  const found = Object.entries(adapters).find(([name]) => host.packages.has(name));
  return host.pageFolder === undefined || !found
    ? []
    : [
        `For the look of ${found[1].title}, use the adapter @partner-kit/react/adapters/${found[1].entry} in ${host.pageFolder}/PartnerKit. The README of @partner-kit/react shows how.`,
      ];
}

const adapters: Readonly<Record<string, { readonly title: string; readonly entry: string }>> = {
  "@mui/material": { title: "Material UI", entry: "mui" },
  antd: { title: "Ant Design", entry: "antd" },
  "@chakra-ui/react": { title: "Chakra UI", entry: "chakra" },
};

/** The first request creates the proxy, which is too late to refuse settings. */
function startSteps({ host, apps }: DetectedHost, { changes }: Plan, getProxy: string): readonly string[] {
  const texts = [
    ...apps.map(({ text }) => text),
    ...changes.map(({ path, after }) => (path === getProxy ? "" : after)),
  ];
  if (host.name === "next" || texts.some((text) => /\b(?:start|get)Proxy\(/.test(text))) return [];
  return [
    `Await startProxy() of ${getProxy} before your server listens. With wrong or unsafe settings, it then does not start.`,
  ];
}

/** Whether the script `dev` may start the server. One that only calls Vite does not. */
function startsServer({ host }: DetectedHost): boolean {
  const { dev = "" } = host.scripts;
  return host.name === "next" || !/^vite(?:\s|$)/.test(dev) || /&|server/.test(dev);
}

function shutdownSteps({ name, scripts }: Host, getProxy: string): readonly string[] {
  if (name === "fastify") return [];
  if (name !== "next")
    return [
      `Call closeProxy() of ${getProxy} when your server shuts down. The README of @partner-kit/proxy shows how.`,
    ];
  return Object.values(scripts).some((script) => script.includes("NEXT_MANUAL_SIG_HANDLE"))
    ? []
    : [
        "Start Next.js with NEXT_MANUAL_SIG_HANDLE=true next start, so that it waits for changes in progress when it shuts down.",
      ];
}

function isLoaded({ host }: DetectedHost): boolean {
  return (
    host.name === "next" || host.packages.has("dotenv") || /--env-file/.test(Object.values(host.scripts).join("\n"))
  );
}

/** The port in the file that creates the server: `app.listen(3001)`, or `port: 3001`. */
function readPort({ apps }: DetectedHost): string | undefined {
  const [app, ...others] = apps;
  return others.length > 0 ? undefined : /(?:\.listen\(|\bport\b)[^\n]*?\b(\d{4,5})\b/i.exec(app?.text ?? "")?.[1];
}

async function forwardsPath(cwd: string): Promise<boolean> {
  const texts = await Promise.all(["ts", "js", "mts", "mjs"].map((end) => readOwn(cwd, `vite.config.${end}`)));
  return texts.some((text) => text?.includes("/partner-kit"));
}
