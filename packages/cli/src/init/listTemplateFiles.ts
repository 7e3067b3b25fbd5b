import { posix } from "node:path";
import type { CodeStyle, Host, HostName } from "./Host.ts";
import type { TemplateFile, TemplateName } from "./renderTemplate.ts";

/** The exported function that a server mounts, in the file of the same name. */
export const mountNames = {
  express: "handlePartnerKit",
  fastify: "partnerKitPlugin",
  hono: "handlePartnerKit",
} as const satisfies Readonly<Record<Exclude<HostName, "next">, string>>;

/** Lists the files that `init` writes, each with its template. */
export function listTemplateFiles(host: Host): readonly TemplateFile[] {
  const { name, serverFolder, serverCode, pageFolder, pageCode, appFolder } = host;
  const hasServerComponents = name === "next";
  const server = (template: TemplateName, path: string): TemplateFile => ({
    template,
    path: path + serverCode.extension,
    code: serverCode,
    hasServerComponents,
  });
  const page = (template: TemplateName, path: string): TemplateFile => ({
    template,
    path: path + jsxExtension(pageCode),
    code: pageCode,
    hasServerComponents,
  });
  return [
    server("authorize.ts", `${serverFolder}/authorize`),
    server("settings.ts", `${serverFolder}/settings`),
    server("getProxy.ts", `${serverFolder}/getProxy`),
    name === "next"
      ? server("nextRoute.ts", `${appFolder}/partner-kit/[...path]/route`)
      : server(`${name}.ts`, `${serverFolder}/${mountNames[name]}`),
    ...(pageFolder === undefined
      ? []
      : [page("PartnerKit.tsx", `${pageFolder}/PartnerKit`), page("Treasury.tsx", `${pageFolder}/Treasury`)]),
    ...(name === "next"
      ? [
          page("nextPage.tsx", `${appFolder}/treasury/page`),
          server("closeOnSigterm.ts", `${serverFolder}/closeOnSigterm`),
          server("nextInstrumentation.ts", posix.join(posix.dirname(appFolder ?? ""), "instrumentation")),
        ]
      : []),
  ];
}

function jsxExtension({ isTypeScript }: CodeStyle): string {
  return isTypeScript ? ".tsx" : ".jsx";
}
