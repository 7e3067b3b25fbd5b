import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { AHEAD_HEADER } from "./aheadHeader.ts";
import { OPENING } from "./opening.ts";
import { people } from "./people.ts";
import { receiverUrls } from "./receivers.ts";

export interface AppApiParameters {
  readonly backEnd: "emulated" | "browser" | "staging";
  /** Reads and writes sessions. `undefined` if the proxy runs without sign-in. */
  readonly sessions: Sessions | undefined;
  /** Controls of the emulator. `undefined` for the real service. */
  readonly emulator: Emulator | undefined;
}

export interface Sessions {
  /** Returns the ID of the signed-in person who sent a request. */
  readonly read: (request: Request) => Promise<string | undefined>;
  /** Signs a person in. Returns a `set-cookie` header if sessions use cookies. */
  readonly begin: (personId: string) => Promise<string | undefined>;
  readonly end: () => Promise<string | undefined>;
}

export interface Emulator {
  /** Sends a request to the emulator's own controls, such as `POST clock`. */
  readonly control: (method: "GET" | "POST", path: string, body: unknown) => Promise<Response>;
  /** The emulator's time, in milliseconds since the epoch. Rejects if the emulator does not respond. */
  readonly readTime: () => Promise<number>;
  /** Ends the pauses that 429 responses began, in which the proxy sends nothing to the service. */
  readonly resumeProxy: () => Promise<void>;
  /** Creates the webhook endpoint that delivers the service's events to the proxy. */
  readonly connectReceiver: () => Promise<void>;
  /** Deletes that endpoint. Call it before you reset the emulator. */
  readonly disconnectReceiver: () => Promise<void>;
  /** Replaces the events that the proxy stored by those of the reset account, and deletes its approvals. */
  readonly clearStore: () => Promise<void>;
  /** Adds the bulk payments of the past, requests changes that need an approval, and decides about some of them. */
  readonly fillApprovals: () => Promise<void>;
}

/** Creates the admin's own API: the list of people, sign-in, sign-out and, in a demo, the emulator's controls. */
export function createAppApi({ backEnd, sessions, emulator }: AppApiParameters): Hono {
  const app = new Hono();
  let isBookkeepingDown = false;

  if (emulator) {
    // The page shows the emulator's time, which the presenter can move.
    const tellTime = createMiddleware(async (c, next) => {
      await next();
      const time = await emulator.readTime().catch(() => undefined);
      if (time !== undefined) c.header(AHEAD_HEADER, String(time - Date.now()));
    });
    app.use("/info", tellTime);
    app.use("/emulator/*", tellTime);
  }

  app.get("/info", async (c) =>
    c.json({
      backEnd,
      people: sessions ? people : [],
      person: (await sessions?.read(c.req.raw)) ?? null,
      isPresentable: emulator !== undefined,
      bookkeepingUrl: emulator ? receiverUrls.bookkeeping : null,
    }),
  );

  app.post("/session", async (c) => {
    const personId = readPerson(await readJson(c.req.raw));
    if (!sessions || !people.some(({ id }) => id === personId)) throw new HTTPException(404);
    const cookie = await sessions.begin(personId);
    if (cookie) c.header("set-cookie", cookie);
    return c.json({});
  });

  app.delete("/session", async (c) => {
    const cookie = await sessions?.end();
    if (cookie) c.header("set-cookie", cookie);
    return c.json({});
  });

  if (emulator) {
    // Forwards only what the presenter needs. The emulator's state export contains keys that no browser may receive.
    app.get("/emulator/state", () => emulator.control("GET", "state", undefined));
    for (const path of ["clock", "faults", "events"]) {
      app.post(`/emulator/${path}`, async (c) => emulator.control("POST", path, await readJson(c.req.raw)));
    }
    app.post("/emulator/reset", async (c) => {
      const { scenario = OPENING } = readReset(await readJson(c.req.raw));
      isBookkeepingDown = false;
      // Active faults would break the reset.
      await emulator.control("POST", "faults", { clear: true });
      await emulator.resumeProxy();
      await emulator.disconnectReceiver();
      const answer = await emulator.control("POST", "reset", { scenario });
      if (!answer.ok) return answer;
      await emulator.clearStore();
      await emulator.connectReceiver();
      if (scenario === OPENING) await emulator.fillApprovals();
      return c.json({});
    });
    app.post("/bookkeeping/outage", async (c) => {
      const body = await readJson(c.req.raw);
      isBookkeepingDown = typeof body === "object" && body !== null && "isDown" in body && body.isDown === true;
      return c.json({ isDown: isBookkeepingDown });
    });
    // Simulate partners' systems that receive webhooks. They store nothing.
    app.post("/order-desk/webhooks", (c) => c.body(null, 204));
    app.post("/bookkeeping/webhook", (c) => c.body(null, isBookkeepingDown ? 503 : 204));
  }
  return app;
}

function readReset(body: unknown): { readonly scenario?: string | undefined } {
  const scenario = typeof body === "object" && body !== null && "scenario" in body ? body.scenario : undefined;
  return typeof scenario === "string" ? { scenario } : {};
}

/** Accepts only JSON, because a browser sends a CORS preflight before another origin can post it. */
async function readJson(request: Request): Promise<unknown> {
  if (request.headers.get("content-type")?.split(";")[0] !== "application/json") throw new HTTPException(415);
  try {
    return await request.json();
  } catch {
    throw new HTTPException(400);
  }
}

function readPerson(body: unknown): string {
  if (typeof body === "object" && body !== null && "person" in body && typeof body.person === "string")
    return body.person;
  throw new HTTPException(400);
}
