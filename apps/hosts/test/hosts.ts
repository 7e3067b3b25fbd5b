/** An app in the folder of the same name. */
export interface Host {
  readonly name: string;
  /** Arguments of Node.js that build the app. */
  readonly build?: readonly string[] | undefined;
  /** Arguments of Node.js that start it. It listens on `PORT`. */
  readonly start: readonly string[];
  /** Whether the HTML of a page has its data. */
  readonly rendersOnServer: boolean;
  /** Whether partners may build it on a machine without the proxy. */
  readonly isFrontEnd?: boolean | undefined;
  /** Whether `partner-kit init` wrote its proxy and its provider. */
  readonly isGenerated: boolean;
  /** Variables of its script `start`. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
}

const next = {
  build: ["node_modules/next/dist/bin/next", "build"],
  start: ["node_modules/next/dist/bin/next", "start", "--hostname", "127.0.0.1"],
  rendersOnServer: true,
  isGenerated: true,
  variables: { NEXT_MANUAL_SIG_HANDLE: "true" },
};

const vite = { build: ["node_modules/vite/bin/vite.js", "build"], rendersOnServer: false, isFrontEnd: true };

export const hosts: readonly Host[] = [
  { name: "next-cache", ...next },
  { name: "next-plain", ...next },
  {
    name: "react-router",
    build: ["node_modules/@react-router/dev/bin.cjs", "build"],
    start: ["node_modules/@react-router/serve/bin.cjs", "build/server/index.js"],
    variables: { HOST: "127.0.0.1" },
    rendersOnServer: true,
    isGenerated: false,
  },
  { name: "vite-mui-express", ...vite, start: ["server/index.ts"], isGenerated: true },
  { name: "vite-tailwind", ...vite, start: ["server.ts"], isGenerated: false },
  // They serve the pages of vite-tailwind.
  { name: "fastify", start: ["server.ts"], rendersOnServer: false, isGenerated: true },
  { name: "hono", start: ["server.ts"], rendersOnServer: false, isGenerated: true },
];
