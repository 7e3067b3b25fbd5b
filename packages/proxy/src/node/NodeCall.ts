import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { Cancellation, type Cancelled } from "../http/Cancellation.ts";
import { bodyIncomplete, bodyTooLong, type Call } from "../http/call.ts";
import type { HttpError } from "../http/HttpError.ts";
import { type BodyWatch, concatBytes } from "../http/readBytes.ts";
import { endOfTurn } from "./endOfTurn.ts";
import { lightRequest } from "./lightRequest.ts";

/** A call from a Node server. Its parts are read on first use. */
export class NodeCall implements Call {
  readonly path: string;
  readonly query: string;
  readonly hasBody: boolean;
  readonly #incoming: IncomingMessage;
  #request: Request | undefined;

  constructor(incoming: IncomingMessage) {
    const target = readTarget(incoming);
    const end = target.indexOf("?");
    this.path = end === -1 ? target : target.slice(0, end);
    this.query = end === -1 ? "" : target.slice(end + 1);
    const { headers } = incoming;
    this.hasBody = headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
    this.#incoming = incoming;
  }

  get method(): string {
    return this.#incoming.method ?? "GET";
  }

  get url(): string {
    const { socket } = this.#incoming;
    const scheme = "encrypted" in socket && socket.encrypted ? "https" : "http";
    return `${scheme}://${this.#incoming.headers.host}${this.path}${this.query === "" ? "" : `?${this.query}`}`;
  }

  header(name: string): string | null {
    const value = this.#incoming.headers[name];
    return typeof value === "string" ? value : (value?.join(", ") ?? null);
  }

  /** A body that is not read stays on the connection: destroying it would close the connection before the response. */
  readBody(limit: number, watch?: BodyWatch): Promise<Uint8Array<ArrayBuffer>> {
    const incoming = this.#incoming;
    if (Number(incoming.headers["content-length"] ?? 0) > limit) return Promise.reject(bodyTooLong(limit));
    if (incoming.destroyed) return Promise.reject(bodyIncomplete());
    const chunks: Uint8Array[] = [];
    let length = 0;
    return new Promise((resolve, reject) => {
      const stop = (error: HttpError): void => {
        if (incoming.readableEnded) return;
        incoming.pause();
        chunks.length = 0;
        reject(error);
      };
      if (watch) watch.stop = stop;
      incoming.on("data", (chunk: Uint8Array) => {
        length += chunk.length;
        const error = length > limit ? bodyTooLong(limit) : watch?.count(chunk.length);
        if (error) stop(error);
        else chunks.push(chunk);
      });
      incoming.on("end", () => void endOfTurn().then(() => resolve(concatBytes(chunks, length))));
      // Also emitted after an error. Without an error listener, Node does not emit the error.
      incoming.on("close", () => {
        if (!incoming.readableEnded) reject(bodyIncomplete());
      });
    });
  }

  get address(): string | undefined {
    return this.#incoming.socket.remoteAddress;
  }

  get caller(): Cancelled {
    return callerOf(this.#incoming.socket);
  }

  toRequest(): Request {
    this.#request ??= lightRequest(this.#incoming, this.url);
    return this.#request;
  }
}

/** Express removes its mount from `url` and keeps the full path in `originalUrl`. */
function readTarget(incoming: IncomingMessage & { originalUrl?: unknown }): string {
  const { originalUrl, url = "" } = incoming;
  return typeof originalUrl === "string" ? originalUrl : url;
}

const callers = new WeakMap<Socket, Cancelled>();

/** The caller of a connection, cancelled when it closes. All calls of a connection share it. */
function callerOf(socket: Socket): Cancelled {
  const known = callers.get(socket);
  if (known) return known;
  const caller = new Cancellation();
  if (socket.destroyed) caller.cancel();
  else socket.once("close", () => caller.cancel());
  callers.set(socket, caller);
  return caller;
}
