import { Hono } from "hono";

export const users = new Hono();
users.get("/", (context) => context.json([]));
