export { type CallOptions, type Client, type CreateClientParameters, createClient } from "../client.ts";
