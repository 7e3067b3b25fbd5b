import { Hono } from "hono";
import { users } from "./users.js";

export const app = new Hono();
app.route("/users", users);
