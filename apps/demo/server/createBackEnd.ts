import { Hono } from "hono";
import { compress } from "hono/compress";
import { proxy } from "hono/proxy";
import type { Ask } from "./ask.ts";
import { checkHost } from "./checkHost.ts";
import { clearStore } from "./clearStore.ts";
import { type ConnectReceiverParameters, connectReceiver, disconnectReceiver } from "./connectReceiver.ts";
import { createAppApi, type Emulator, type Sessions } from "./createAppApi.ts";
import { readEmulatorTime } from "./createEmulatorClock.ts";
import { people } from "./people.ts";
import { FILL_APPROVALS_PATH, FILL_EVENTS_PATH, FOLLOW_CLOCK_PATH, RESUME_PATH } from "./proxyPaths.ts";
import { receiverUrls } from "./receivers.ts";
import { endSession, readSession, writeSession } from "./session.ts";

export const MOUNT = "/partner-kit";

export interface BackEndParameters {
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Base URL of the page, without a trailing slash. Known only after the server listens. */
  readonly origin: () => string;
}

export interface BackEnd {
  readonly app: Hono;
  /** Call once, after all servers listen. */
  readonly prepare: () => Promise<void>;
  /** Whether a request has a session of this server. */
  readonly isSignedIn: (request: Request) => Promise<boolean>;
}

/**
 * Creates the admin's own server, which forwards the kit's mount to the proxy. If a variable is invalid, throws an
 * error that names it.
 */
export function createBackEnd({ variables, origin }: BackEndParameters): BackEnd {
  const upstream = readUrl("PARTNER_KIT_PROXY_URL", variables["PARTNER_KIT_PROXY_URL"]);
  const emulatorUrl = variables["HARMATTAN_EMULATOR_URL"];
  const secret = variables["HARMATTAN_SESSION_SECRET"];
  const storePath = variables["PARTNER_KIT_STORE"];
  const emulator = emulatorUrl ? createEmulator(readUrl("HARMATTAN_EMULATOR_URL", emulatorUrl)) : undefined;

  const sessions: Sessions | undefined = secret
    ? {
        read: (request) => readSession(request.headers.get("cookie"), secret),
        begin: (personId) => writeSession(personId, secret),
        end: async () => endSession(),
      }
    : undefined;

  const app = new Hono();
  app.use(checkHost(variables["HARMATTAN_HOST"]));
  app.route(
    "/app",
    createAppApi({
      backEnd: emulatorUrl ? "emulated" : "staging",
      sessions,
      emulator,
    }),
  );
  // Compresses no event streams, so that live updates arrive at once.
  app.use(`${MOUNT}/*`, compress());
  app.all(`${MOUNT}/*`, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    try {
      // Drops the client's abort signal. With it, a stream that the client leaves would be logged as an error.
      return await proxy(upstream + pathname.slice(MOUNT.length) + search, { raw: c.req.raw, signal: null });
    } catch {
      const error = { code: "UPSTREAM_UNREACHABLE", message: "the page's server cannot reach the proxy" };
      return c.json({ status: "error", error }, 502);
    }
  });
  return {
    app,
    async isSignedIn(request) {
      return (await sessions?.read(request)) !== undefined;
    },
    async prepare() {
      await emulator?.connectReceiver();
      await emulator?.fillApprovals();
    },
  };

  function createEmulator(address: string): Emulator {
    const controls = new URL("_mock/", `${address}/`.replace(/v1\/$/, ""));
    return {
      async control(method, path, body) {
        const answer = await fetch(new URL(path, controls), {
          method,
          ...(body !== undefined && {
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          }),
        });
        // The proxy must follow the clock first, because the page reads the proxy's timestamps after this response.
        if (path === "clock") await askProxy(FOLLOW_CLOCK_PATH);
        return answer;
      },
      readTime: async () => readEmulatorTime({ emulatorUrl: address }),
      resumeProxy: async () => askProxy(RESUME_PATH),
      connectReceiver: async () => asManager(connectReceiver),
      disconnectReceiver: async () => asManager(disconnectReceiver),
      fillApprovals: async () => {
        if (!secret) return;
        const answer = await fetch(new URL(FILL_APPROVALS_PATH, upstream), { method: "POST" });
        if (!answer.ok) throw new Error(`The proxy returned ${answer.status} when the demo's approvals were added.`);
      },
      clearStore: async () => {
        if (!storePath) return;
        await clearStore(storePath);
        await askProxy(FILL_EVENTS_PATH);
      },
    };
  }

  async function askProxy(path: string): Promise<void> {
    try {
      await fetch(new URL(path, upstream), { method: "POST" });
    } catch {
      // An unreachable proxy follows the clock when it starts, and it starts without pauses.
    }
  }

  async function asManager(act: (parameters: ConnectReceiverParameters) => Promise<void>): Promise<void> {
    const [manager] = people;
    if (secret && manager) await act({ receiverUrl: receiverUrls.admin, ask: askAs(manager.id, secret) });
  }

  function askAs(personId: string, sessionSecret: string): Ask {
    return async (method, path, body) =>
      fetch(upstream + path, {
        method,
        headers: {
          cookie: await writeSession(personId, sessionSecret),
          origin: origin(),
          "x-partner-kit": "1",
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
  }
}

function readUrl(name: string, text: string | undefined): string {
  if (text && URL.canParse(text)) return text.replace(/\/+$/, "");
  throw new Error(`${name} is not a URL. Set it to one such as http://127.0.0.1:4020/partner-kit.`);
}
