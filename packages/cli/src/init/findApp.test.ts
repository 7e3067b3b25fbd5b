import { expect, test } from "vitest";
import { findApps } from "./findApp.ts";

test.each([
  ["express", 'import express from "express";\nconst app = express();', ["app"]],
  ["express", 'import * as web from "express";\nexport const server: web.Express = web.default();', []],
  ["express", 'import express, { Router } from "express";\nconst a = express.Router();\nconst b = Router();', []],
  ["express", 'import express from "./express";\nconst app = express();', []],
  ["express", 'const app = require("express")();', ["app"]],
  ["express", "const app = ;express", []],
  ["fastify", 'import { fastify as create } from "fastify";\nlet app = create().withTypeProvider<T>();', ["app"]],
  ["fastify", 'const { fastify } = require("fastify");\nfunction start() {\n  const web = fastify();\n}', ["web"]],
  ["fastify", 'import type { FastifyInstance } from "fastify";\nconst app = FastifyInstance();', []],
  [
    "hono",
    'import { Hono } from "hono";\nconst api = new Hono();\nconst app = new Hono().get("/", f);',
    ["api", "app"],
  ],
  ["hono", 'import { Hono } from "hono";\nconst api = new Hono().basePath("/api");', []],
  ["hono", 'import { cors } from "hono/cors";\nconst app = cors();', []],
] as const)("behaviour: %s in %j creates %j", (host, text, variables) => {
  expect(findApps({ path: "server.ts", text, host, isModule: true }).map(({ variable }) => variable)).toEqual(
    variables,
  );
});

const server = 'import express from "express";\nconst app = express();\n';

test.each([
  ["express", `${server}app.listen(3000);`, "app.listen"],
  ["express", `${server}export const running = createServer(app).listen(3000);`, "export const running"],
  ["fastify", 'import fastify from "fastify";\nconst app = fastify();\nawait app.listen({ port });', "await app"],
  ["hono", 'import { Hono } from "hono";\nconst app = new Hono();\nserve(app);', "serve(app)"],
  ["express", `${server}if (import.meta.main) app.listen(3000);`, undefined],
  ["express", `${server}connect(() => app.listen(3000));`, undefined],
  ["express", `${server}export { app };`, undefined],
] as const)("behaviour: %s in %j waits before %j", (host, text, statement) => {
  const [app] = findApps({ path: "server.ts", text, host, isModule: true });
  expect(app?.listenStart).toBe(statement && text.indexOf(statement));
  expect(findApps({ path: "server.ts", text, host, isModule: false })[0]?.listenStart).toBeUndefined();
});
