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
  expect(findApps({ path: "server.ts", text, host }).map(({ variable }) => variable)).toEqual(variables);
});
